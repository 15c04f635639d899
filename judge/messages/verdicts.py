"""Verdicts and the reasons for them, in a learner's words."""

MESSAGES = {
    # names of verdicts
    "verdict.AC": ("accepted", "通过"),
    "verdict.PE": ("presentation error", "格式错误"),
    "verdict.WA": ("wrong answer", "答案错误"),
    "verdict.TLE": ("time limit exceeded", "超出时间限制"),
    "verdict.MLE": ("memory limit exceeded", "超出内存限制"),
    "verdict.OLE": ("output limit exceeded", "超出输出限制"),
    "verdict.RTE": ("run-time error", "运行错误"),
    "verdict.CE": ("compile error", "编译错误"),
    "verdict.JE": ("judge error", "评测错误"),
    # how a run ended
    "time.cpu": (
        "The program used {cpu:.2f} s of CPU; the limit is {limit:g} s.",
        "程序用了 {cpu:.2f} 秒 CPU 时间，时限为 {limit:g} 秒。",
    ),
    "time.wall": (
        "The program was stopped after {wall:.1f} s on the clock, having used {cpu:.2f} s of CPU: it sleeps, or waits "
        "for input that does not come. The limit is {limit:g} s.",
        "程序运行 {wall:.1f} 秒后被终止，但只用了 {cpu:.2f} 秒 CPU 时间：它在休眠，或在等待不会到来的输入。实际时间的上限为 {limit:g} 秒。",
    ),
    "memory": (
        "The program asked for more than the {limit} MiB it may use (in use at its peak: {peak} MiB): {detail}",
        "程序申请的内存超过了 {limit} MiB 的限制（实际占用峰值 {peak} MiB）：{detail}",
    ),
    "output": (
        "The program printed more than {limit} MiB and was stopped. Does a loop never end?",
        "程序输出超过 {limit} MiB，已被终止。是否有循环停不下来？",
    ),
    "ended.signal": (
        "The program was ended by the signal {signal}. {detail}",
        "程序被信号 {signal} 终止。{detail}",
    ),
    "ended.exception": (
        "The program ended with exit code {exit_code}: {detail}",
        "程序异常结束，退出码 {exit_code}：{detail}",
    ),
    "ended.exception-in-line": (
        "The program ended with exit code {exit_code}, in line {line}: {detail}",
        "程序在第 {line} 行异常结束，退出码 {exit_code}：{detail}",
    ),
    "ended.threads": (
        "The program tried to have more than {limit} threads (exit code {exit_code}).",
        "程序试图开启超过 {limit} 个线程（退出码 {exit_code}）。",
    ),
    "ended.open-files": (
        "The program tried to open more than {limit} files at a time (exit code {exit_code}).",
        "程序试图同时打开超过 {limit} 个文件（退出码 {exit_code}）。",
    ),
    "ended.files": (
        "The program tried to use a file, which no program may here: read standard input, print to standard output "
        "(exit code {exit_code}).",
        "程序试图读写文件，这是不允许的：请从标准输入读取，向标准输出打印（退出码 {exit_code}）。",
    ),
    "ended.not-permitted": (
        "The program tried something no program may here: start a process, use the network, send a signal to another "
        "(exit code {exit_code}).",
        "程序试图执行不允许的操作，例如创建进程、访问网络或向其他进程发信号（退出码 {exit_code}）。",
    ),
    "ended.exit-code": (
        "The program ended with exit code {exit_code}. Any code but 0 is a run-time error, whatever was printed.",
        "程序的退出码是 {exit_code}。只要退出码不是 0，无论输出了什么都判为运行错误。",
    ),
    "compile": (
        "The program does not compile:",
        "程序无法编译：",
    ),
    # what to do about the commonest exceptions and compile errors
    "advice.modules": (
        "Programs can import NumPy and the standard library, nothing else.",
        "程序只能导入 NumPy 和标准库。",
    ),
    "advice.end-of-input": (
        "The program reads more input than there is.",
        "程序读取的输入多于实际给出的内容。",
    ),
    "advice.stdin": (
        "The input comes on standard input: use input() or sys.stdin.",
        "输入来自标准输入：请用 input() 或 sys.stdin 读取。",
    ),
    "advice.encoding": (
        "Is the file UTF-8 text? Save it as UTF-8 in your editor.",
        "文件是 UTF-8 编码吗？请在编辑器中另存为 UTF-8。",
    ),
    "advice.tabs": (
        "Indent with blanks only.",
        "请统一用空格缩进。",
    ),
    # what the judge itself failed at
    "judge.sandbox": (
        "The judge could not run the program (not your fault): {detail}",
        "评测机无法运行该程序（不是你的问题）：{detail}",
    ),
    "judge.checker": (
        "The checker failed on this output (not your fault): {detail}",
        "检查器处理这份输出时出错（不是你的问题）：{detail}",
    ),
    # an author's own checker
    "validator.refused": (
        "The exercise has a checker of its own, which refuses this output. {message} {detail}",
        "本题使用自带的检查程序，它判定这份输出不正确。{message} {detail}",
    ),
    # presentation: every number right, the text not
    "check.negative-zero": (
        "Every number is right, but a zero is printed with a minus sign: print 0.00, never -0.00.",
        "数值全部正确，但零带了负号：应输出 0.00，而不是 -0.00。",
    ),
    "check.too-few-decimals": (
        "Every number is right, but there are too few decimals: print exactly as many as the statement says.",
        "数值全部正确，但小数位数太少：请严格按题面要求的位数输出。",
    ),
    "check.too-many-decimals": (
        "Every number is right when rounded, but there are too many decimals: round the output as the statement says.",
        "数值舍入后全部正确，但小数位数太多：请按题面要求舍入后再输出。",
    ),
    "check.exponent": (
        "Every number is right, but some are printed with an exponent: print plain decimals.",
        "数值全部正确，但用了科学计数法：请输出普通小数。",
    ),
    "check.integer-with-decimals": (
        "Every number is right, but an integer is printed with decimals: print it without a decimal point.",
        "数值全部正确，但整数带了小数点：请输出不带小数点的整数。",
    ),
    "check.number-spelling": (
        "Every number is right, but one is spelt unusually (a plus sign, leading zeros): print it plainly.",
        "数值全部正确，但写法不规范（多余的正号或前导零）：请按普通写法输出。",
    ),
    "check.brackets": (
        "Every number is right, but brackets, commas or quotes are not those of the answer: print the numbers alone, not a "
        "list or an array, each with the decimals the statement asks for.",
        "数值全部正确，但括号、逗号或引号与答案不符：请只输出数字，不要直接输出列表或数组，并按题面要求的小数位数输出。",
    ),
    "check.numpy-scalars": (
        "Every number is right, but NumPy's way of writing scalars is printed, such as np.float64(1.5): format each number.",
        "数值全部正确，但输出了 NumPy 标量的写法，例如 np.float64(1.5)：请逐个格式化数字。",
    ),
    "check.line-breaks": (
        "Every number is right, but they stand on other lines than in the answer.",
        "数值全部正确，但换行与答案不一致。",
    ),
    # wrong
    "check.no-output": (
        "The output is empty.",
        "没有输出任何内容。",
    ),
    "check.nothing-printed": (
        "The program ended normally but printed nothing. Is the function called? Is the output flushed?",
        "程序正常结束，但没有任何输出。函数被调用了吗？输出刷新了吗？",
    ),
    "check.nul": (
        "The output holds a NUL byte.",
        "输出中含有 NUL 字节。",
    ),
    "check.not-utf8": (
        "The output holds bytes that are not UTF-8.",
        "输出中含有不是 UTF-8 的字节。",
    ),
    "check.summarised": (
        "The output holds `...`: NumPy shortens large arrays when it prints them. Print every number.",
        "输出中含有 `...`：NumPy 打印大数组时会省略中间部分。请输出每一个数。",
    ),
    "check.nan": (
        "There is a nan (not a number) in the output: look for 0/0, inf - inf, or an exp that overflows.",
        "输出中出现了 nan：请检查 0/0、inf - inf 或 exp 溢出。",
    ),
    "check.infinite": (
        "There is an infinite number in the output: look for a division by zero or an exp that overflows.",
        "输出中出现了无穷大：请检查除以零或 exp 溢出。",
    ),
    "check.missing-output": (
        "The output is right as far as it goes, but it ends too early. Missing at the end: {items} item(s) on {lines} line(s). "
        "Is every row printed, and every sequence of a batch?",
        "已输出的部分都对，但没有输出完：末尾还缺 {items} 项（涉及 {lines} 行）。每一行、批次中的每个序列都输出了吗？",
    ),
    "check.extra-output": (
        "The whole answer is there and right, but there is more in the output: {items} item(s) too many on {lines} line(s). "
        "Print the answer alone, and only once. Debug text and prompts belong on standard error: print(..., file=sys.stderr).",
        "答案已完整输出而且都对，但多输出了 {items} 项（涉及 {lines} 行）。请只输出答案，且只输出一次；"
        "调试信息和提示语请输出到标准错误：print(..., file=sys.stderr)。",
    ),
    "check.wrong-shape": (
        "The output has another shape than the answer: {found_rows} row(s) of {found_columns}, and it should be {expected_rows} "
        "of {expected_columns}.",
        "形状与答案不同：输出为 {found_rows} 行 × {found_columns} 列，应为 {expected_rows} 行 × {expected_columns} 列。",
    ),
    "check.line-count": (
        "Number of lines: {found} in the output, {expected} in the answer.",
        "行数不同：输出 {found} 行，答案 {expected} 行。",
    ),
    "check.token-count": (
        "Number of items in line {line}: {found} in the output, {expected} in the answer.",
        "第 {line} 行的项数不同：输出 {found} 项，答案 {expected} 项。",
    ),
    "check.wrong-word": (
        "A word differs from the answer.",
        "有一个词与答案不同。",
    ),
    "check.word-for-number": (
        "Where the answer has a number, the output has something else. Debug text and prompts belong on standard error: "
        "print(..., file=sys.stderr).",
        "答案此处是数字，输出却不是。调试信息和提示语请输出到标准错误：print(..., file=sys.stderr)。",
    ),
    "check.wrong-number": (
        "A number differs from the answer.",
        "有一个数与答案不同。",
    ),
    # wrong, for the checker that takes tolerances
    "tokens.beyond-absolute": (
        "A number is too far from the answer's: it may be off by {absolute} at most.",
        "有一个数与答案相差过大：最多允许相差 {absolute}。",
    ),
    "tokens.beyond-relative": (
        "A number is too far from the answer's: it may be off by {relative} times the answer at most.",
        "有一个数与答案相差过大：最多允许相差答案的 {relative} 倍。",
    ),
    "tokens.beyond-both": (
        "A number is too far from the answer's: it may be off by {absolute} at most, or by {relative} times the answer.",
        "有一个数与答案相差过大：最多允许相差 {absolute}，或答案的 {relative} 倍。",
    ),
    "tokens.number-as-text": (
        "A number differs from the answer. Numbers are compared as text here: print it with the same digits.",
        "有一个数与答案不同。这里的数按文本比较：写法必须与答案完全一致。",
    ),
    "tokens.capitals": (
        "A word differs from the answer in its capital letters, and they count here.",
        "有一个词与答案的大小写不同，而此题区分大小写。",
    ),
    "tokens.missing": (
        "The output is right as far as it goes, but it ends too early. Missing at the end: {items} item(s).",
        "已输出的部分都对，但没有输出完：末尾还缺 {items} 项。",
    ),
    "tokens.extra": (
        "The output begins with the whole answer, but there is more behind it: {items} item(s) too many.",
        "输出的开头就是完整的答案，但后面多了 {items} 项。",
    ),
    "tokens.blanks": (
        "Every item is right, but blanks or line breaks are not those of the answer, and they count here.",
        "每一项都对，但空格或换行与答案不同，而此题要求完全一致。",
    ),
    # wrong, for the checker that compares bytes
    "exact.bytes-differ": (
        "The output is not the answer byte for byte.",
        "输出与答案不是逐字节相同。",
    ),
}
