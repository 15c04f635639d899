"""What `--help` says. A line of `\\b` keeps the lines of the example below it as they are."""

MESSAGES = {
    "help.judge": (
        "An offline online judge for Transformer interview exercises in NumPy.\n\n\b\nExample:\n  judge list\n"
        "  judge show sliding-window-attention\n  judge start sliding-window-attention\n"
        "  judge submit sliding-window-attention sliding_window_attention.py\n\n"
        "An exercise is named by its id or by any beginning that only one id has.",
        "离线评测 Transformer 面试编程题（NumPy）。\n\n\b\n示例：\n  judge list\n"
        "  judge show sliding-window-attention\n  judge start sliding-window-attention\n"
        "  judge submit sliding-window-attention sliding_window_attention.py\n\n"
        "题目可以用完整的 id，也可以用能唯一确定它的前缀来指定。",
    ),
    "help.list": (
        "List the exercises by topic.\n\n\b\nExample:\n  judge list --topic multi-head",
        "按主题列出全部题目。\n\n\b\n示例：\n  judge list --topic multi-head",
    ),
    "help.show": (
        "Show a statement with its samples.\n\n\b\nExample:\n  judge show sliding --lang zh",
        "显示题面和样例。\n\n\b\n示例：\n  judge show sliding --lang zh",
    ),
    "help.start": (
        "Write a program to begin with.\n\nIt reads the input and has the function to fill in.\n\n\b\nExample:\n"
        "  judge start sliding-window-attention",
        "生成起始程序。\n\n它已写好输入部分，只需补全其中的函数。\n\n\b\n示例：\n  judge start sliding-window-attention",
    ),
    "help.test": (
        "Judge a program on the samples.\n\nNothing is recorded. FILE `-` is standard input.\n\n\b\nExample:\n"
        "  judge test sliding-window-attention my_program.py",
        "用样例评测程序。\n\n不作记录。FILE 为 `-` 时从标准输入读取。\n\n\b\n示例：\n"
        "  judge test sliding-window-attention my_program.py",
    ),
    "help.submit": (
        "Judge a program on all tests.\n\nJudging stops at the first test that fails; the verdict is recorded. FILE `-` is standard input.\n\n\b\n"
        "Example:\n  judge submit sliding-window-attention my_program.py\n\n"
        "Exit code: 0 accepted, 1 not accepted, 2 wrong usage, 3 judge or bank not usable, 130 interrupted.",
        "用全部测试点评测程序。\n\n遇到第一个未通过的测试点就停止，并记录结果。FILE 为 `-` 时从标准输入读取。\n\n\b\n"
        "示例：\n  judge submit sliding-window-attention my_program.py\n\n"
        "退出码：0 通过，1 未通过，2 用法错误，3 评测机或题库不可用，130 被中断。",
    ),
    "help.status": (
        "Show what you have solved.\n\nWith ID, every submission to that exercise.\n\n\b\nExample:\n  judge status\n  judge status --last",
        "显示提交和解决情况。\n\n给出 ID 时列出该题的全部提交。\n\n\b\n示例：\n  judge status\n  judge status --last",
    ),
    "help.next": (
        "Show which exercise comes next.\n\nThe first that you have not solved.\n\n\b\nExample:\n  judge next",
        "显示下一道题。\n\n即按顺序第一道尚未解决的题目。\n\n\b\n示例：\n  judge next",
    ),
    "help.hint": (
        "Show a hint, one more each time.\n\n\b\nExample:\n  judge hint sliding-window-attention",
        "显示提示，每次多显示一条。\n\n\b\n示例：\n  judge hint sliding-window-attention",
    ),
    "help.solution": (
        "Show the reference and explain it.\n\nIt asks first if you have not solved the exercise. `judge status` marks exercises whose "
        "solution you saw before.\n\n\b\nExample:\n  judge solution sliding-window-attention",
        "显示参考解和讲解。\n\n题目尚未解决时会先询问。解决之前看过参考解的题目，`judge status` 会作标记。\n\n\b\n"
        "示例：\n  judge solution sliding-window-attention",
    ),
    "help.watch": (
        "Judge a program whenever it is saved.\n\nOn all tests up to the first that fails. Nothing is recorded. Ctrl-C ends it.\n\n\b\n"
        "Example:\n  judge watch sliding-window-attention my_program.py",
        "每次保存时评测程序。\n\n使用全部测试点，遇到第一个未通过的就停止。不作记录。按 Ctrl-C 结束。\n\n\b\n"
        "示例：\n  judge watch sliding-window-attention my_program.py",
    ),
    "help.selftest": (
        "Judge the references on all tests.\n\nThose of the exercises named, or of all.\n\n\b\nExample:\n"
        "  judge selftest multi-head-attention",
        "用全部测试点评测参考解。\n\n可指定题目，默认为所有题目。\n\n\b\n示例：\n  judge selftest multi-head-attention",
    ),
    "help.new": (
        "Begin an exercise of your own.\n\nWrites all its files, as a small exercise that works, with a mark TODO wherever you have to write. "
        "At a terminal it asks for what no option gives. The bank is `--bank` (an empty folder becomes one), else the checkout one stands in, "
        "else your own.\n\n\b\nExample:\n  judge new masked-softmax --bank my-bank",
        "新建一道自己的题目。\n\n写出全部文件：它们组成一道可以运行的小题，需要你填写的地方都标有 TODO。在终端中会逐项询问没有用选项给出的内容。"
        "题目写入 `--bank` 指定的题库（空文件夹会变成题库），否则写入当前所在的代码库，再否则写入你自己的题库。\n\n\b\n"
        "示例：\n  judge new masked-softmax --bank my-bank",
    ),
    "help.generate": (
        "Make the test cases of an exercise.\n\nInputs come from its generator, answers from its reference.\n\n\b\nExample:\n"
        "  judge generate multi-head-attention --check",
        "生成测试点。\n\n输入来自生成器，答案来自参考解。\n\n\b\n示例：\n  judge generate multi-head-attention --check",
    ),
    "help.verify": (
        "Check an exercise by all rules.\n\nFiles, statements, test cases, right programs, and that the tests catch every known mistake.\n\n\b\n"
        "Example:\n  judge verify multi-head-attention",
        "按全部规则检查题目。\n\n包括文件、题面、测试点、正确程序，以及每个已知错误是否都能被测出。\n\n\b\n示例：\n"
        "  judge verify multi-head-attention",
    ),
    "help.export": (
        "Write problem packages for other judges.\n\nOf ICPC's format, one for each exercise. `judge import` restores the exercise from it.\n\n\b\n"
        "Example:\n  judge export sliding-window-attention --zip",
        "导出题目包，供其他评测系统使用。\n\n采用 ICPC 的题目包格式，每道题一个。用 `judge import` 可以从中恢复题目。\n\n\b\n"
        "示例：\n  judge export sliding-window-attention --zip",
    ),
    "help.import": (
        "Add a problem package of another judge to a bank.\n\nPATH is a folder, a .zip or a .kpp of ICPC's format (2025-09, 2023-07-draft, legacy), "
        "or what `judge export` has written. Its programs run in the sandbox alone.\n\n\b\nExample:\n  judge import different.zip",
        "把其他评测系统的题目包导入题库。\n\nPATH 是 ICPC 格式（2025-09、2023-07-draft、legacy）的文件夹、.zip 或 .kpp 文件，"
        "也可以是 `judge export` 导出的题目包。其中的程序只在沙箱中运行。\n\n\b\n示例：\n  judge import different.zip",
    ),
    "help.completion": (
        "Print a script for your shell.\n\nIt completes commands, options and ids.\n\n\b\nExample:\n"
        "  judge completion bash >> ~/.bashrc",
        "输出命令补全脚本。\n\n可补全命令、选项和题目 id。\n\n\b\n示例：\n  judge completion bash >> ~/.bashrc",
    ),
    "help.option.help": ("Show this text and exit.", "显示本帮助并退出。"),
    "help.option.version": ("Show the version and exit.", "显示版本并退出。"),
    "help.option.bank": (
        "Folder of the bank of exercises. Default: ATTNJUDGE_BANK, the checkout one stands in, or the bank that came along.",
        "题库所在的文件夹。默认依次为：环境变量 ATTNJUDGE_BANK、当前所在的代码库、随软件安装的题库。",
    ),
    "help.option.lang": (
        "Language: en or zh. Default: that of the locale.",
        "语言：en 或 zh。默认由系统区域设置决定。",
    ),
    "help.option.format": (
        "How to print the report: text, json, or junit (XML for CI). Default: text.",
        "报告的输出格式：text、json 或 junit（供 CI 使用的 XML）。默认为 text。",
    ),
    "help.option.explain": (
        "Say plainly what seems wrong, not only hint at it.",
        "直接说明可能的错误，而不只是提示。",
    ),
    "help.option.html": (
        "Also write the report as a page that needs no other file.",
        "同时把报告写成一个独立的网页文件。",
    ),
    "help.option.json": (
        "Print JSON, as `--format json` does where there is one.",
        "输出 JSON（与 `--format json` 相同）。",
    ),
    "help.option.topic": ("Only exercises of this topic.", "只列出该主题的题目。"),
    "help.option.difficulty": ("Only exercises of this difficulty.", "只列出该难度的题目。"),
    "help.option.source": ("Only exercises of this source, such as A-4.", "只列出该来源的题目，例如 A-4。"),
    "help.option.unsolved": ("Only exercises you have not solved.", "只列出尚未解决的题目。"),
    "help.option.output": ("File to write; `-` is standard output.", "要写入的文件；`-` 表示标准输出。"),
    "help.option.all-tests": ("Do not stop at the first test that fails.", "遇到未通过的测试点也不停止。"),
    "help.option.reveal": (
        "Show input, answer and output of a failing secret test.",
        "显示未通过的隐藏测试点的输入、答案和输出。",
    ),
    "help.option.last": ("Show the report of the last submission again.", "再次显示最近一次提交的评测报告。"),
    "help.option.code": ("Print the program alone, as it is.", "只输出程序本身。"),
    "help.option.yes": ("Do not ask.", "不询问，直接显示。"),
    "help.option.samples": ("Judge on the samples only, all of them.", "只用样例评测，并运行全部样例。"),
    "help.option.title-en": (
        "Title in English. Default: the words of the id.",
        "英文标题。默认为 id 中的单词。",
    ),
    "help.option.title-zh": (
        "Title in Chinese. Default: the English one.",
        "中文标题。默认与英文标题相同。",
    ),
    "help.option.topic-of-new": (
        "Topic to list it under. One that the bank does not have is made.",
        "所属主题。题库中没有的主题会自动新建。",
    ),
    "help.option.new-topic": (
        "Make a new topic although its name resembles one there is.",
        "即使与已有主题的名称相近，也新建主题。",
    ),
    "help.option.difficulty-of-new": (
        "How difficult it is: easy, medium or hard. Default: medium.",
        "难度：easy、medium 或 hard。默认为 medium。",
    ),
    "help.option.stars": (
        "How often interviewers ask it, 1 to 5. Default: 3.",
        "星级，表示面试中的常考程度，1 到 5。默认为 3。",
    ),
    "help.option.decimals": (
        "How many decimals the printed numbers have, 1 to 4. Default: 2.",
        "输出的数保留几位小数，1 到 4。默认为 2。",
    ),
    "help.option.check": (
        "Write nothing; fail if a file differs from what is generated.",
        "不写入任何文件；若有文件与生成结果不一致则失败。",
    ),
    "help.option.isolation": (
        "Isolate programs by this tier and no other. Default: the strongest that works here; see `judge doctor`.",
        "只用这一隔离等级运行程序。默认为本机可用的最强等级，见 `judge doctor`。",
    ),
    "help.option.require-isolation": (
        "Refuse to run programs with less isolation than this tier gives.",
        "若隔离等级低于此级，则拒绝运行程序。",
    ),
    "help.option.cold": (
        "Start a fresh interpreter for every test: slower, the same verdicts.",
        "每个测试点都启动全新的解释器：较慢，结果相同。",
    ),
    "help.option.jobs": ("How many programs run at a time.", "同时运行的程序数。"),
    "help.option.package-folder": (
        "Folder to write the packages to. Default: the current one.",
        "存放题目包的文件夹。默认为当前文件夹。",
    ),
    "help.option.package-format": (
        "Format of the packages: icpc is the only one.",
        "题目包的格式：目前只有 icpc。",
    ),
    "help.option.package-version": (
        "Version of the format: 2025-09, or legacy for judges that do not know it. Default: 2025-09.",
        "格式的版本：2025-09，或供旧系统使用的 legacy。默认为 2025-09。",
    ),
    "help.option.zip": ("Write a zip instead of a folder.", "写成 zip 文件，而不是文件夹。"),
    "help.option.replace": ("Replace whatever is in the place of a package.", "覆盖目标位置已有的内容。"),
    "help.option.into": (
        "Folder of the bank to add the exercise to. Default: --bank, or the bank in your data folder.",
        "要导入到的题库文件夹。默认为 --bank 指定的题库，否则为用户数据文件夹中的题库。",
    ),
    "help.option.id": (
        "Id of the exercise. Default: the name of the package.",
        "题目 id。默认为题目包的名称。",
    ),
    "help.option.fix": (
        "Take byte-order marks and Windows line ends out of text files.",
        "去除文本文件中的字节顺序标记，并把 Windows 换行改为 LF。",
    ),
    "help.option.every": ("All exercises of the bank.", "题库中的所有题目。"),
}
