"""Errors: of the user, of a bank, of this machine."""

MESSAGES = {
    # the user
    "usage.unknown-id": (
        "There is no exercise with this id: {id}. `judge list` shows all",
        "没有这个题目：{id}。用 `judge list` 查看全部题目",
    ),
    "usage.unknown-id-near": (
        "There is no exercise with this id: {id}. Did you mean: {candidates}?",
        "没有这个题目：{id}。你要找的是不是：{candidates}？",
    ),
    "usage.ambiguous-id": (
        "More than one exercise begins with this: {id}. Which of them: {candidates}?",
        "有多个题目以它开头：{id}。是哪一个：{candidates}？",
    ),
    "usage.unknown-topic": (
        "There is no topic with this id: {topic}. The topics are: {topics}",
        "没有这个主题：{topic}。全部主题：{topics}",
    ),
    "usage.id-first": (
        "The id of the exercise comes first, then the file, not: {id}. For example: judge submit ID {id}",
        "题目 id 在前，文件在后，而不是：{id}。例如：judge submit 题目 {id}",
    ),
    "usage.no-file": (
        "There is no such file: {path}. Write one with `judge start {id}`",
        "没有这个文件：{path}。可用 `judge start {id}` 生成一个",
    ),
    "usage.folder": (
        "A program is expected, but this is a folder: {path}. Name the file in it",
        "需要一个程序文件，但这是文件夹：{path}。请指明其中的文件",
    ),
    "usage.unreadable": (
        "The file cannot be read: {path} ({detail})",
        "无法读取文件：{path}（{detail}）",
    ),
    "usage.no-standard-input": (
        "There is no standard input to read a program from: {path}",
        "没有可供读取程序的标准输入：{path}",
    ),
    "usage.output-lost": (
        "Standard output cannot be written: {detail}",
        "无法写入标准输出：{detail}",
    ),
    "usage.two-formats": (
        "Two formats asked for: --json and --format {format}. Leave one out",
        "指定了两种格式：--json 和 --format {format}。请去掉其中一个",
    ),
    "usage.unwritable": (
        "The file cannot be written: {path} ({detail})",
        "无法写入文件：{path}（{detail}）",
    ),
    "usage.file-exists": (
        "The file exists already and is left as it is: {path}. Name another with `--output`",
        "文件已存在，未作改动：{path}。可用 `--output` 指定别的文件名",
    ),
    "usage.no-submission-to": (
        "Nothing has been submitted to this exercise yet: {id}. `judge submit {id} FILE` submits",
        "这道题还没有提交记录：{id}。用 `judge submit {id} 文件` 提交",
    ),
    "usage.no-submission": (
        "Nothing has been submitted yet. `judge submit ID FILE` submits",
        "还没有提交记录。用 `judge submit 题目 文件` 提交",
    ),
    # what click says about a wrong command line
    "usage.no-command": (
        "There is no such command: {name}. `{command} --help` lists them",
        "没有这个命令：{name}。用 `{command} --help` 查看全部命令",
    ),
    "usage.no-command-near": (
        "There is no such command: {name}. Did you mean: {candidates}?",
        "没有这个命令：{name}。你要找的是不是：{candidates}？",
    ),
    "usage.no-option": (
        "There is no such option: {name}. `{command} --help` lists them",
        "没有这个选项：{name}。用 `{command} --help` 查看全部选项",
    ),
    "usage.extra": (
        "There is more on the command line than expected: {name}. See `{command} --help`",
        "命令行中有多余的内容：{name}。参见 `{command} --help`",
    ),
    "usage.option-takes-no-value": (
        "This option takes no value: {name}. See `{command} --help`",
        "这个选项不需要值：{name}。参见 `{command} --help`",
    ),
    "usage.option-needs-value": (
        "This option needs a value: {name}. See `{command} --help`",
        "这个选项需要一个值：{name}。参见 `{command} --help`",
    ),
    "usage.not-both": (
        "Two options exclude each other: {one} and {other}. Leave one out",
        "两个选项不能同时使用：{one} 和 {other}。请去掉其中一个",
    ),
    "usage.missing": (
        "Something is missing on the command line: {name}. See `{command} --help`",
        "命令行缺少参数：{name}。参见 `{command} --help`",
    ),
    "usage.bad-value": (
        "{name} takes one of these values: {choices}",
        "{name} 只能取这些值之一：{choices}",
    ),
    "usage.other": (
        "The command line is not understood: {detail}. See `{command} --help`",
        "无法理解命令行：{detail}。参见 `{command} --help`",
    ),
    # the bank
    "bank.not-a-bank": (
        "This is not a bank of exercises: {path}. A bank holds the folders problems, solutions and testcases",
        "这不是题库：{path}。题库应包含 problems、solutions 和 testcases 三个文件夹",
    ),
    "bank.missing-file": (
        "A file of the bank is missing: {path}",
        "题库缺少文件：{path}",
    ),
    "bank.not-utf8": (
        "A file of the bank is not UTF-8 text: {path} (byte {position})",
        "题库中的文件不是 UTF-8 文本：{path}（第 {position} 字节）",
    ),
    "bank.unreadable": (
        "A file of the bank cannot be read: {path} ({detail})",
        "无法读取题库中的文件：{path}（{detail}）",
    ),
    "bank.toml": (
        "A file of the bank is not valid TOML, {path}: {detail}",
        "题库中的文件不是合法的 TOML，{path}：{detail}",
    ),
    "bank.unknown-key": (
        "There is no such key, {path}: {key}. Remove it",
        "没有这个键，{path}：{key}。请删除",
    ),
    "bank.unknown-key-near": (
        "There is no such key, {path}: {key}. Did you mean `{nearest}`?",
        "没有这个键，{path}：{key}。是不是 `{nearest}`？",
    ),
    "bank.missing-key": (
        "A key is missing, {path}: {key}",
        "缺少键，{path}：{key}",
    ),
    "bank.key-of-type": (
        'Only the checker of type "{owner}" takes this key, {path}: {key}, and the type is "{found}". Remove the key, or change the type',
        '只有 "{owner}" 类型的检查器才有这个键，{path}：{key}，而当前类型是 "{found}"。请删除这个键，或更改类型',
    ),
    "bank.wrong-type": (
        "The value has the wrong type, {path}: {key} must be {expected}, not {found}",
        "值的类型不对，{path}：{key} 应为 {expected}，而不是 {found}",
    ),
    "bank.bad-value": (
        "The value breaks a rule, {path}: {key} must be {rule}",
        "值不符合规则，{path}：{key} 应为 {rule}",
    ),
    "rule.kebab": (
        "lower-case words joined by dashes: {found}",
        "用连字符连接的小写单词：{found}",
    ),
    "rule.above-zero": ("above zero: {found}", "大于零的数：{found}"),
    "rule.not-negative": ("a finite number, zero or above: {found}", "不小于零的有限数：{found}"),
    "rule.alone": (
        "given alone, without these: {others}",
        "单独给出的键，不能与这些键同时使用：{others}",
    ),
    "rule.one-of": ("one of {options}: {found}", "{options} 之一：{found}"),
    "rule.below": ("a file below {folder}: {found}", "{folder} 之内的文件：{found}"),
    "rule.a-change": ("at least one change of the reference", "对参考解的至少一处改动"),
    "rule.occurs-once": (
        "a text that occurs exactly once in reference.py, not {count} times: {text}",
        "在 reference.py 中恰好出现一次的文本，而不是 {count} 次：{text}",
    ),
    "bank.unwritable": (
        "A file of the bank cannot be written: {path} ({detail})",
        "无法写入题库中的文件：{path}（{detail}）",
    ),
    "bank.version": (
        "The format version is unknown, {path}: {found}. This release of attnjudge reads {known}: update attnjudge",
        "未知的格式版本，{path}：{found}。当前版本的 attnjudge 只能读取 {known}：请更新 attnjudge",
    ),
    "bank.no-cases": (
        "The exercise has no test cases: {path}. Make them with `judge generate`",
        "该题没有测试点：{path}。请用 `judge generate` 生成",
    ),
    "bank.bad-digests": (
        "Not a file of digests as `judge generate` writes it: {path} ({detail}). Make it anew: judge generate {id}",
        "不是 `judge generate` 写出的摘要文件：{path}（{detail}）。请重新生成：judge generate {id}",
    ),
    "bank.bad-ties": (
        "A tie must be `line token spelling`, {path}, line {line}: {found}",
        "临界值记录应为 `行 记号 写法`，{path} 第 {line} 行：{found}",
    ),
    "bank.duplicate-mistake": (
        "Two mistakes have the same id, {path}: {id}",
        "两个错误使用了相同的 id，{path}：{id}",
    ),
    "bank.bad-program": (
        "A program of the bank does not parse, {path}: {detail}",
        "题库中的程序无法解析，{path}：{detail}",
    ),
    # this machine
    "sandbox.no-numpy": (
        "NumPy is not installed for the interpreter the judge runs on: {python}. Install it: `pip install numpy`",
        "评测机所用的解释器没有安装 NumPy：{python}。请安装：`pip install numpy`",
    ),
    "sandbox.numpy-fails": (
        "NumPy cannot be imported in the sandbox: {detail}",
        "沙箱中无法导入 NumPy：{detail}",
    ),
    "sandbox.no-room": (
        "The sandbox cannot make its folder: {detail}. Free some space, or name another place with TMPDIR",
        "沙箱无法创建文件夹：{detail}。请清理磁盘，或用 TMPDIR 指定别的位置",
    ),
    "sandbox.no-posix": (
        "Programs can be judged on Linux and macOS, not on this system: {system}. On Windows use WSL",
        "只能在 Linux 和 macOS 上评测，当前系统不支持：{system}。Windows 用户请使用 WSL",
    ),
    "sandbox.only-linux": (
        "The tier of isolation exists on Linux only, not on this system: {tier} ({system})",
        "该隔离等级只在 Linux 上可用，当前系统不支持：{tier}（{system}）",
    ),
    "sandbox.no-tier": (
        "There is no such tier of isolation: {tier}. There are: {tiers}",
        "没有这个隔离等级：{tier}。可用的有：{tiers}",
    ),
    "sandbox.too-weak": (
        "The tier asked for is weaker than the one required: {tier}, required: {required}",
        "指定的隔离等级低于所要求的：{tier}，要求：{required}",
    ),
    "sandbox.no-isolation": (
        "No tier of isolation works here: {detail}. `judge doctor` says more",
        "这里没有可用的隔离等级：{detail}。详情请运行 `judge doctor`",
    ),
    "sandbox.closed": (
        "The sandbox is closed already",
        "沙箱已经关闭",
    ),
    "sandbox.runner-lost": (
        "The process that runs the programs was lost twice: {detail}",
        "运行程序的进程两次丢失：{detail}",
    ),
    "sandbox.cannot-start": (
        "The program could not be started: {detail}",
        "程序无法启动：{detail}",
    ),
    "history.unusable": (
        "The history is not usable: {path} ({detail})",
        "无法使用提交记录：{path}（{detail}）",
    ),
    "history.version": (
        "The history was written by a newer release of attnjudge: {path}. Update attnjudge",
        "提交记录由更新版本的 attnjudge 写入：{path}。请更新 attnjudge",
    ),
}
