"""What `judge doctor` says: what is promised, what was seen that breaks it, what to do."""

MESSAGES = {
    "help.doctor": (
        "Try what submissions could do to this machine.\n\nFor the strongest tier of isolation that works here, small programs attack the judge; what holds "
        "is listed.\n\n\b\nExample:\n  judge doctor --isolation landlock\n\n"
        "Exit code: 0 every promise holds, 1 one is broken or no tier works.",
        "实测提交的程序能对本机做什么。\n\n对本机可用的最强隔离等级，用一些小程序攻击评测机，并列出哪些保证成立。\n\n\b\n示例：\n"
        "  judge doctor --isolation landlock\n\n退出码：0 保证全部成立，1 有保证不成立或没有可用的隔离等级。",
    ),
    "help.option.every-tier": ("Examine every tier that works here.", "检查本机可用的每一个隔离等级。"),
    # the promises
    "promise.reading": (
        "A submission cannot read your files, hidden tests or any other file here.",
        "程序读不到你的文件、隐藏测试点和本机的其他文件。",
    ),
    "promise.names": (
        "A submission cannot find out which files there are, or how large.",
        "程序无法得知本机有哪些文件、文件有多大。",
    ),
    "promise.writing": (
        "A submission cannot make, change or remove a file.",
        "程序不能新建、修改或删除文件。",
    ),
    "promise.network": ("A submission cannot use the network.", "程序不能使用网络。"),
    "promise.processes": (
        "A submission cannot start programs, nor stop, change or look into others.",
        "程序不能启动其他程序，也不能终止、影响或窥探别的程序。",
    ),
    "promise.verdict": (
        "A submission cannot forge its verdict: what is reported is what happened.",
        "程序不能伪造评测结果：报告的就是实际发生的。",
    ),
    "promise.time": (
        "A submission that does not end is stopped in time; the next one runs well.",
        "不结束的程序会按时被终止，下一个程序照常运行。",
    ),
    "promise.running": (
        "No process or folder of a submission is left, even if the judge is killed.",
        "即使评测机被强行终止，也不会残留程序的进程和文件夹。",
    ),
    "promise.traces": (
        "A submission leaves no file and no shared memory behind.",
        "程序不会在本机留下文件或共享内存。",
    ),
    "promise.memory": (
        "A submission gets no more memory, output and file space than is allowed.",
        "程序使用的内存、输出和文件空间不会超过限制。",
    ),
    "promise.threads": (
        "A submission cannot start threads without limit.",
        "程序不能无限制地创建线程。",
    ),
    "promise.state": (
        "A submission learns nothing from earlier runs.",
        "程序不能从之前的运行中得到任何信息。",
    ),
    "promise.tier": (
        "The judge says how it isolates, and refuses to do with less than you ask.",
        "评测机如实说明所用的隔离等级，达不到要求就拒绝运行。",
    ),
    # what was seen that breaks one
    "breach.allowed": ("This was allowed: {attempt}", "以下操作竟然成功了：{attempt}"),
    "breach.read": ("A program has read this: {path} (by {way})", "程序读到了：{path}（途径：{way}）"),
    "breach.found": ("A program has found this: {path} (by {way})", "程序发现了：{path}（途径：{way}）"),
    "breach.changed": (
        "A program has changed a file of the judge: {path} ({what})",
        "程序改动了评测机的文件：{path}（{what}）",
    ),
    "breach.reached": (
        "A program has reached a socket of the judge: {socket}",
        "程序连上了评测机的套接字：{socket}",
    ),
    "breach.process-changed": (
        "A program has reached another process, whose {what} was {before} and is {after}",
        "程序影响了另一个进程，其 {what} 由 {before} 变成了 {after}",
    ),
    "breach.misreported": (
        "Something else was reported than what happened: `{what}` must be {expected}, not {found}",
        "报告与实际不符：`{what}` 应为 {expected}，而不是 {found}",
    ),
    "breach.not-stopped": (
        "Not stopped by its limit ({reason}): {program}; it ended with: {found}",
        "未被限制（{reason}）终止：{program}；结束方式：{found}",
    ),
    "breach.late": (
        "Stopped too late: {program}, after {took:.1f} s, allowed are {most:.1f} s. Is this computer very busy? Try again later",
        "终止得太晚：{program}，用了 {took:.1f} 秒，最多应为 {most:.1f} 秒。本机是否太忙？请稍后再试",
    ),
    "breach.next": (
        "The next program did not run as usual after this one: {program}",
        "在它之后，下一个程序运行不正常：{program}",
    ),
    "breach.processes-left": (
        "Processes still running a second later: {processes}",
        "一秒后仍在运行的进程：{processes}",
    ),
    "breach.left": ("Left behind: {names}", "残留：{names}"),
    "breach.judge-lost": (
        "A judge that was started to be killed did not get as far as: {word}",
        "为测试而启动的评测机没有进行到这一步：{word}",
    ),
    "breach.much-memory": (
        "A program got {got} MiB where {most} MiB are allowed, by {way}",
        "程序通过 {way} 得到了 {got} MiB，而上限是 {most} MiB",
    ),
    "breach.little-memory": (
        "A program was refused {amount} MiB where {most} MiB are allowed",
        "上限是 {most} MiB，但程序连 {amount} MiB 都得不到",
    ),
    "breach.much-output": (
        "{got} bytes of output were taken where {most} are allowed",
        "收下了 {got} 字节输出，而上限是 {most} 字节",
    ),
    "breach.many-threads": (
        "A program could start {count} threads; at most {most} are expected",
        "程序创建了 {count} 个线程，而预期最多 {most} 个",
    ),
    "breach.remembered": (
        "A program has found what an earlier run had left: {way}",
        "程序找到了之前的运行留下的内容：{way}",
    ),
    "breach.same-random": (
        "Two runs got the same random numbers: {way}",
        "两次运行得到了相同的随机数：{way}",
    ),
    "breach.tier": (
        "The judge was content with the tier `{found}`, asked for was `{asked}`",
        "要求的隔离等级是 `{asked}`，评测机却使用了 `{found}`",
    ),
    "breach.cut": (
        "An attack did not come to its end, so nothing is proved: {probe} ({detail})",
        "攻击程序没有运行完，无法证明：{probe}（{detail}）",
    ),
    "breach.not-tried": (
        "This could not be tried: {detail}",
        "无法测试：{detail}",
    ),
    "program.any": ("an ordinary program", "普通程序"),
    "program.forging": ("a program that forges replies", "伪造应答的程序"),
    "program.looping": ("an endless loop", "死循环"),
    "program.waiting": ("a program that waits for ever", "一直等待的程序"),
    "program.printing": ("a program that prints without end", "不停输出的程序"),
    "program.aborting": ("a program that crashes", "崩溃的程序"),
    # what to do
    "advice.needs-linux": (
        "Isolation needs Linux; on Windows use WSL.",
        "隔离功能需要 Linux；Windows 用户请使用 WSL。",
    ),
    "advice.other-machine": (
        "Isolation is made for these processors only: {machines}",
        "隔离功能只支持以下处理器：{machines}",
    ),
    "advice.newer-kernel": (
        "This needs Linux 6.2 or newer with Landlock switched on (ABI {needed}).",
        "需要 Linux 6.2 或更新的内核，并启用 Landlock（ABI {needed}）。",
    ),
    "advice.setting": (
        "This computer forbids user namespaces: {name}={value}. The tier `landlock` does without them; to allow them, an administrator changes this setting.",
        "本机禁止使用用户命名空间：{name}={value}。`landlock` 级不需要它；如要允许，请管理员修改此设置。",
    ),
    "advice.container": (
        "Namespaces are refused, as in most containers. The tier `landlock` does without them.",
        "系统拒绝创建命名空间，容器中通常如此。`landlock` 级不需要它。",
    ),
    "advice.broken": (
        "Until this is mended, name another tier with `--isolation`, or judge only programs you trust.",
        "在修复之前，请用 `--isolation` 指定别的隔离等级，或只评测你信任的程序。",
    ),
    # headings and conclusions
    "doctor.trying": (
        "Trying what a submission could do here, a few seconds ...",
        "正在实测，需要几秒钟……",
    ),
    "doctor.system": ("system", "系统"),
    "doctor.user": ("user", "用户"),
    "doctor.root": ("root", "root（管理员）"),
    "doctor.ordinary-user": ("an ordinary one (uid {uid})", "普通用户（uid {uid}）"),
    "doctor.software": ("software", "软件"),
    "doctor.versions": ("Python {python} and NumPy {numpy}", "Python {python} 和 NumPy {numpy}"),
    "doctor.missing": ("missing", "未安装"),
    "doctor.kernel": ("kernel", "内核"),
    "doctor.kernel-offers": (
        "Landlock version: {landlock}; filter of system calls: {filter}",
        "Landlock 版本：{landlock}；系统调用过滤：{filter}",
    ),
    "doctor.none": ("none", "无"),
    "doctor.known": ("yes", "支持"),
    "doctor.unknown": ("not for this processor", "不支持本机处理器"),
    "doctor.tiers": ("Tiers of isolation, the strongest first", "隔离等级（由强到弱）"),
    "doctor.works": ("works here", "可用"),
    "doctor.in-use": ("works here, programs get this one", "可用，评测时使用它"),
    "doctor.fails": ("does not work here", "不可用"),
    "doctor.promises": (
        "What the tier `{tier}` promises, tried just now",
        "`{tier}` 级的各项保证（刚刚实测）",
    ),
    "doctor.not-promised": ("Not promised: {promise}", "不保证：{promise}"),
    "doctor.more": ("… and {count} more; `--json` tells all", "……还有 {count} 条；加上 `--json` 可全部查看"),
    "doctor.limits": (
        "Limits in force: {limits}; time, memory and output as the exercise says",
        "当前限制：{limits}；时间、内存和输出由题目规定",
    ),
    "doctor.limit.threads": ("{value} threads", "{value} 个线程"),
    "doctor.limit.files": ("{value} open files", "同时打开 {value} 个文件"),
    "doctor.limit.file-size": ("{value} bytes written to a file", "写入单个文件 {value} 字节"),
    "doctor.sound": (
        "The tier `{tier}` keeps all its promises on this computer.",
        "`{tier}` 级在本机上兑现了全部保证。",
    ),
    "doctor.sound-not-isolated": (
        "The tier `{tier}` keeps what little it promises, but it does not isolate.",
        "`{tier}` 级兑现了它的少数保证，但它不提供隔离。",
    ),
    "doctor.broken": (
        "The tier `{tier}` breaks {count} of its promises on this computer.",
        "`{tier}` 级在本机上有 {count} 项保证不成立。",
    ),
    "doctor.nothing-works": (
        "None of these tiers works on this computer: programs cannot be judged with them.",
        "以上隔离等级在本机都不可用，无法用它们评测程序。",
    ),
}
