"""What `judge import` says, and what it writes into the files of an exercise."""

MESSAGES = {
    # what came of it
    "import.done": (
        "{id}: imported into {folder} ({cases} test cases). Check it with `judge{bank} verify {id}`",
        "{id}：已导入 {folder}（{cases} 个测试点）。可用 `judge{bank} verify {id}` 检查",
    ),
    "import.no-file": (
        "There is no such package: {path}. Name a folder, or a file that ends in .zip or .kpp",
        "没有这个题目包：{path}。请指定一个文件夹，或扩展名为 .zip、.kpp 的文件",
    ),
    "import.no-archive": (
        "Neither a folder nor an archive that ends in .zip or .kpp: {path}. Unpack it, or rename it",
        "既不是文件夹，也不是扩展名为 .zip 或 .kpp 的压缩包：{path}。请先解压或改名",
    ),
    "import.unreadable": (
        "The package cannot be read: {path} ({detail})",
        "无法读取题目包：{path}（{detail}）",
    ),
    "import.damaged": (
        "The archive is damaged: {path} ({detail}). Get it once more",
        "压缩包已损坏：{path}（{detail}）。请重新获取",
    ),
    "import.no-problem": (
        "No problem package, for it has no problem.yaml: {path}. Name the folder with that file, or an archive of this one folder",
        "不是题目包，其中没有 problem.yaml：{path}。请指定该文件所在的文件夹，或只包含这一个文件夹的压缩包",
    ),
    "import.bad-name": (
        "The package has a file of a name that the format does not allow: {name}. Letters, digits, `_`, `-` and `.` are allowed, and no path may lead out of the package",
        "题目包中有格式不允许的文件名：{name}。只能使用字母、数字、`_`、`-` 和 `.`，路径也不能指向题目包之外",
    ),
    "import.duplicate-name": (
        "Two files of the package have the same name, or differ in capitals only: {name} and {other}. Rename one",
        "题目包中有两个文件同名，或仅大小写不同：{name} 和 {other}。请给其中一个改名",
    ),
    "import.special-file": (
        "The package has a link or a device, where only files and folders may be: {name}. Put a file in its place",
        "题目包中只能有文件和文件夹，但出现了链接或设备：{name}。请换成普通文件",
    ),
    "import.link-leaves": (
        "A link leads out of the package: {name}. Put the file itself in its place",
        "有链接指向题目包之外：{name}。请换成文件本身",
    ),
    "import.not-deflated": (
        "A member of the archive is encrypted, or compressed in another way than zip files usually are: {name}. Pack it anew",
        "压缩包中的文件已加密，或使用了不常见的压缩方式：{name}。请重新打包",
    ),
    "import.too-many": (
        "The package has too many files: more than {most}. Remove what does not belong to it",
        "题目包的文件过多：超过 {most} 个。请删除无关文件",
    ),
    "import.too-large": (
        "The package is too large: more than {most} MiB. Make its test data smaller",
        "题目包过大：超过 {most} MiB。请减小测试数据",
    ),
    "import.bomb": (
        "The archive becomes too large when it is unpacked, at this member: {name}. It looks like one that is made to fill disks",
        "解压到这个文件时内容已过大：{name}。它像是专门用来占满磁盘的压缩包",
    ),
    "import.utf-16": (
        "A text file of the package is UTF-16, or no text at all: {file}. Save it as UTF-8",
        "题目包中的文本文件使用了 UTF-16 编码，或者不是文本：{file}。请另存为 UTF-8",
    ),
    "import.not-utf8": (
        "A text file of the package is not UTF-8: {file} (byte {position}). Save it as UTF-8",
        "题目包中的文本文件不是 UTF-8 编码：{file}（第 {position} 字节）。请另存为 UTF-8",
    ),
    "import.byte-order-mark": (
        "A text file of the package begins with a byte-order mark: {file}. `--fix` takes such marks out",
        "题目包中的文本文件以字节顺序标记（BOM）开头：{file}。用 `--fix` 可自动去除",
    ),
    "import.carriage-return": (
        "A text file of the package has line ends with a carriage return: {file}. `--fix` takes those of Windows out",
        "题目包中的文本文件含有回车符：{file}。用 `--fix` 可把 Windows 换行改为 LF",
    ),
    "import.yaml": (
        "Not valid YAML, {file}: {detail}",
        "不是合法的 YAML，{file}：{detail}",
    ),
    "import.yaml-size": (
        "A YAML file of the package is too long, {file}: more than {most} characters",
        "题目包中的 YAML 文件过长，{file}：超过 {most} 个字符",
    ),
    "import.wrong-type": (
        "A value has the wrong type, {file}: `{key}` must be {expected}, not {found}",
        "值的类型不对，{file}：`{key}` 应为 {expected}，而不是 {found}",
    ),
    "import.unknown-key": (
        "The format has no such key, {file}: {key}. Remove it",
        "格式中没有这个键，{file}：{key}。请删除",
    ),
    "import.unknown-key-near": (
        "The format has no such key, {file}: {key}. Did you mean `{nearest}`?",
        "格式中没有这个键，{file}：{key}。是不是 `{nearest}`？",
    ),
    "import.bad-number": (
        "The number is not above zero, or too large, {file}: `{key}` is {found}",
        "数值应大于零且不能过大，{file}：`{key}` 为 {found}",
    ),
    "import.limit-range": (
        "The limit must be a whole number of MiB from 1 to {most}, {file}: `{key}` is {found}",
        "该限制应为 1 到 {most} 的整数（MiB），{file}：`{key}` 为 {found}",
    ),
    "import.bad-title": (
        "The name of the problem is empty, too long or cannot be shown, {file}: {found}",
        "题目名称为空、过长或无法显示，{file}：{found}",
    ),
    "import.version": (
        "The version of the format is unknown, {file}: {found}. This release reads: {known}",
        "未知的格式版本，{file}：{found}。当前版本可读取：{known}",
    ),
    "import.type": (
        "Problems of this type cannot be judged here, {file}: {found}. Only {known} can, where a program reads its input once and prints its answer",
        "这里不能评测这种类型的题目，{file}：{found}。只支持 {known}，即程序读入一次输入并输出答案",
    ),
    "import.validation": (
        "Outputs that are validated in this way cannot be judged here, {file}: validation is `{found}`. Only `default` and `custom` can",
        "这里不支持这种检查输出的方式，{file}：validation 为 `{found}`。只支持 `default` 和 `custom`",
    ),
    "import.scoring": (
        "Points cannot be given here, an output is right or wrong, {file}: {key}. Remove the key",
        "这里不支持计分，输出只有正确和错误之分，{file}：{key}。请删除这个键",
    ),
    "import.no-python": (
        "The problem is not for Python, {file}: languages are {found}. Here programs are in {wanted}",
        "这道题不允许使用 Python，{file}：语言为 {found}。这里的程序都使用 {wanted}",
    ),
    "import.included-file": (
        "Files that are put beside each program are not supported: {file}. Here a program is one file",
        "不支持随程序附带的文件：{file}。这里的程序只有一个文件",
    ),
    "import.case-files": (
        "Test cases with files of their own are not supported: {file}. Here a program reads standard input alone",
        "不支持自带文件的测试点：{file}。这里的程序只读取标准输入",
    ),
    "import.case-arguments": (
        "Test cases with arguments for the program (`args`) are not supported: {file}. Here a program reads standard input alone",
        "不支持给程序传递参数（`args`）的测试点：{file}。这里的程序只读取标准输入",
    ),
    "import.arguments-differ": (
        "The output validator gets other arguments for one test case than for another: {file} and {other}. Here they are the same for all",
        "输出检查程序在两个测试点上的参数不同：{file} 和 {other}。这里所有测试点必须使用相同的参数",
    ),
    "import.no-input": (
        "An answer has no input beside it: {file}. Add the file that ends in .in, or remove this one",
        "答案文件旁边没有输入文件：{file}。请补上扩展名为 .in 的文件，或删除它",
    ),
    "import.no-answer": (
        "An input has no answer beside it: {file}. Add {answer}",
        "输入文件旁边没有答案文件：{file}。请补上 {answer}",
    ),
    "import.case-clash": (
        "Two test cases would have the same name here, {case}: {file} is one of them. Rename it",
        "两个测试点在这里会同名（{case}）：{file} 是其中之一。请改名",
    ),
    "import.no-cases": (
        "The package has no test cases: {folder} is empty",
        "题目包没有测试点：{folder} 是空的",
    ),
    "import.no-validator": (
        "The package says that it has an output validator of its own, {file}, but there is none: {folder}",
        "{file} 声明使用自带的输出检查程序，但没有找到：{folder}",
    ),
    "import.not-python": (
        "An output validator has to be a program in Python 3 here: {file}",
        "这里的输出检查程序必须是 Python 3 程序：{file}",
    ),
    "import.no-main": (
        "An output validator has to be one file, or have a `__main__.py` beside its others: {folder} ({found} files in Python)",
        "输出检查程序应只有一个文件，或在多个文件中包含 `__main__.py`：{folder}（{found} 个 Python 文件）",
    ),
    "import.bad-argument": (
        "The default output validator takes no such argument, or not twice: {found}",
        "默认的输出检查程序不接受这个参数，或参数重复：{found}",
    ),
    "import.no-accepted": (
        "No accepted program of the package is a single file in Python 3: {folder}. One is needed, to show that the exercise can be solved here",
        "题目包中没有单个文件的 Python 3 正确程序：{folder}。至少需要一个，以证明这道题在这里可解",
    ),
    "import.not-accepted": (
        "The package gives no time limit, and it cannot be measured, for its accepted program is not accepted here: {file} gets {verdict} on {case}",
        "题目包没有给出时限，也无法测量，因为其中的正确程序在这里没有通过：{file} 在 {case} 上的结果为 {verdict}",
    ),
    "import.bad-id": (
        "No id of an exercise: {id}. Name one of lower-case words joined by dashes with `--id`",
        "不能作为题目 id：{id}。请用 `--id` 指定由连字符连接的小写单词",
    ),
    "import.exists": (
        "There is an exercise of this id already: {path}. Name another id with `--id`, or remove that exercise",
        "已有相同 id 的题目：{path}。请用 `--id` 指定别的 id，或先删除该题",
    ),
    "import.unwritable": (
        "The bank cannot be written: {path} ({detail}). Name another folder with `--into`",
        "无法写入题库：{path}（{detail}）。请用 `--into` 指定别的文件夹",
    ),
    "import.not-readable": (
        "The exercise in the package is not valid. {reason}",
        "题目包中的题目不合法。{reason}",
    ),
    "import.stray-file": (
        "The package was changed after it was exported; this file does not belong to it: {file}. Export it anew",
        "题目包在导出后被改动过，其中不应有这个文件：{file}。请重新导出",
    ),
    # notes on what was left out or decided
    "import.note": ("Note: {message}", "注意：{message}"),
    "import.ignored-files": (
        "hidden files are not part of a package and were passed over ({count}): {names}",
        "隐藏文件不属于题目包，已略过（{count} 个）：{names}",
    ),
    "import.ignored-key": (
        "the format has no such key, passed over, {file}: {key}",
        "格式中没有这个键，已略过，{file}：{key}",
    ),
    "import.left-out": ("left out: {file}", "未导入：{file}"),
    "import.other-programming-language": (
        "left out, for it is not in Python: {file}",
        "未导入，因为不是 Python 程序：{file}",
    ),
    "import.several-files": (
        "left out, for it has several files: {file}",
        "未导入，因为由多个文件组成：{file}",
    ),
    "import.not-python-3": (
        "left out, for it is no program in Python 3: {file}",
        "未导入，因为不是 Python 3 程序：{file}",
    ),
    "import.no-verdict": (
        "left out, for the package does not say which one verdict it must get: {file}",
        "未导入，因为题目包没有指明它应得到哪一种评测结果：{file}",
    ),
    "import.not-checked": (
        "left out, for it is no program in Python 3, so inputs are not checked by it: {file}",
        "未导入，因为不是 Python 3 程序，不会用它检查输入：{file}",
    ),
    "import.with-arguments": (
        "left out, for it wants arguments, so inputs are not checked by it: {file}",
        "未导入，因为需要参数，不会用它检查输入：{file}",
    ),
    "import.other-language": (
        "there is no statement in English; taken for it: {language}",
        "没有英文题面，改用：{language}",
    ),
    "import.statement-kept": (
        "there is no statement in Markdown; kept as it is: {folder}",
        "没有 Markdown 题面，已原样保留：{folder}",
    ),
    "import.formulas": (
        "formulas in TeX are shown as they are written: {folder}",
        "题面中的 TeX 公式会按原文显示：{folder}",
    ),
    "import.pictures": (
        "pictures are kept, but not shown: {folder}",
        "图片已保留，但不会显示：{folder}",
    ),
    "import.time-measured": (
        "the package gives no time limit: {seconds} s, which is {times} times what its slowest right program took here ({slowest} s), rounded up",
        "题目包没有给出时限：取 {seconds} 秒，即其中最慢的正确程序用时（{slowest} 秒）的 {times} 倍并向上取整",
    ),
    # what stands in the files of an imported exercise
    "import.topic": ("Imported", "导入的题目"),
    "import.no-markdown": (
        "The statement is not Markdown and cannot be shown here. It lies in the folder of the exercise: `{file}`.",
        "题面不是 Markdown 格式，无法在这里显示。文件位于题目文件夹中：`{file}`。",
    ),
    "import.no-statement": (
        "The package has no statement.",
        "题目包没有题面。",
    ),
    "import.no-explanation": (
        "The package explains no solution.",
        "题目包没有题解。",
    ),
    "import.mistake-title": (
        "The mistake of {file}, a program that came with the exercise",
        "随题提供的程序 {file} 中的错误",
    ),
    "import.mistake-hint": (
        "A program that came with the exercise as a wrong one prints the same.",
        "随题提供的一个错误程序也输出了同样的结果。",
    ),
}
