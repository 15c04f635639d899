"""Notes: how a program ran."""

MESSAGES: dict[str, tuple[str, str]] = {
    "note.input-not-read": (
        "The program never read its input.",
        "程序从未读取输入。",
    ),
    "note.input-partly-read": (
        "It seems that the program did not read all of its input.",
        "程序似乎没有读完全部输入。",
    ),
    "note.stopped-before-output": (
        "No output arrived before the program was stopped. What it printed may still have been in its buffer: print(..., flush=True).",
        "程序被终止之前没有收到任何输出。已经打印的内容可能还在缓冲区里：print(..., flush=True)。",
    ),
    "note.ended-without-output": (
        "No output arrived, and no message. A program that leaves by os._exit loses what is still in its buffer: flush it, or leave by sys.exit.",
        "没有收到任何输出，也没有报错信息。用 os._exit 退出会丢失缓冲区里的内容：请先刷新，或改用 sys.exit。",
    ),
    "note.idle": (
        "The program ran {wall:.1f} s on the clock and used only {cpu:.2f} s of CPU: it slept, or waited for something.",
        "程序运行了 {wall:.1f} 秒，但只用了 {cpu:.2f} 秒 CPU 时间：它在休眠，或在等待什么。",
    ),
}
