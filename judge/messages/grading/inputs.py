"""What is said of the inputs of a batch: errors that stop it, and why something is not taken for a submission."""

MESSAGES: dict[str, tuple[str, str]] = {
    # errors: an input as a whole, or an option
    "grade.no-input": (
        "There is no such folder or file: {path}. Check the path",
        "没有这个文件夹或文件：{path}。请检查路径",
    ),
    "grade.unknown-input": (
        "Neither a folder nor a file of a known kind: {path}. Files end in one of: {suffixes}; `-` is standard input",
        "既不是文件夹，也不是可识别的文件：{path}。文件的扩展名应为：{suffixes}；`-` 表示标准输入",
    ),
    "grade.input-twice": (
        "This input is given twice, or lies in another one: {path}. Leave one out",
        "该输入给出了两次，或已包含在另一个输入中：{path}。请去掉一个",
    ),
    "grade.unreadable-input": (
        "The input cannot be read: {path} ({detail})",
        "无法读取输入：{path}（{detail}）",
    ),
    "grade.no-standard-input": (
        "There is no standard input to read submissions from. Name a file in place of `-`",
        "没有可供读取提交的标准输入。请用文件名代替 `-`",
    ),
    "grade.damaged-input": (
        "The archive is damaged, or is no zip archive: {path} ({detail}). Get it once more",
        "压缩包已损坏，或者不是 zip 格式：{path}（{detail}）。请重新获取",
    ),
    "grade.input-members": (
        "The archive has too many files: {path}, more than {most}. Split it",
        "压缩包中的文件过多：{path}，超过 {most} 个。请拆分",
    ),
    "grade.no-encoding": (
        "There is no such encoding: {encoding}. For archives packed on Chinese Windows: `--zip-encoding gbk`",
        "没有这个编码：{encoding}。中文 Windows 打包的压缩包请用：`--zip-encoding gbk`",
    ),
    "grade.pattern-lacks": (
        "The pattern lacks `{missing}`: {pattern}. For example: --pattern '{{student}}_{{exercise}}.py'",
        "匹配模式缺少 `{missing}`：{pattern}。例如：--pattern '{{student}}_{{exercise}}.py'",
    ),
    "grade.pattern-field": (
        "The pattern has a field that is not known, {pattern}: `{found}`. Known are: `{{student}}`, `{{student_id}}`, `{{exercise}}`",
        "匹配模式中有无法识别的字段，{pattern}：`{found}`。可用的有：`{{student}}`、`{{student_id}}`、`{{exercise}}`",
    ),
    "grade.pattern-twice": (
        "The pattern has a field twice, {pattern}: `{found}`. Put `*` in place of one",
        "匹配模式中的字段重复，{pattern}：`{found}`。请把其中一个换成 `*`",
    ),
    "grade.pattern-unused": (
        "There is no folder, archive or program among the inputs that a pattern could be for: --pattern {pattern}. Leave it out",
        "输入中没有文件夹、压缩包或程序，匹配模式不起作用：--pattern {pattern}。请去掉",
    ),
    "grade.encoding-unused": (
        "There is no folder or archive among the inputs that an encoding of names could be for: --zip-encoding {encoding}. Leave it out",
        "输入中没有文件夹或压缩包，文件名编码不起作用：--zip-encoding {encoding}。请去掉",
    ),
    "grade.manifest-columns": (
        "The table lacks columns in its first line, {path}: {columns}. Needed are: student, exercise, file",
        "表格首行缺少列，{path}：{columns}。需要的列有：student、exercise、file（或 学生、题目、文件）",
    ),
    "grade.manifest-large": (
        "The table is too large: {path}, more than {most} MiB. Split it",
        "表格过大：{path}，超过 {most} MiB。请拆分",
    ),
    "grade.manifest-not-utf8": (
        "The table is not UTF-8: {path} (byte {position}). In Excel, save it as “CSV UTF-8”",
        "表格不是 UTF-8 编码：{path}（第 {position} 字节）。在 Excel 中请另存为“CSV UTF-8”",
    ),
    # reasons why a file is not taken
    "grade.no-exercise": (
        "No part of the path is the id of an exercise. Rename it, or say what it is for with `--problem`, `--pattern` or a table",
        "路径中没有任何一部分是题目 id。请改名，或用 `--problem`、`--pattern` 或表格指明题目",
    ),
    "grade.not-in-pattern": (
        "The path does not fit the pattern, with the id of an exercise in its place: {pattern}",
        "路径与匹配模式不符，或题目位置上不是题目 id：{pattern}",
    ),
    "grade.not-python": (
        "Not a program: the name does not end in .py",
        "不是程序：文件名不以 .py 结尾",
    ),
    "grade.other-archive": (
        "An archive of a kind that is not opened here. Unpack it, or pack it as .zip",
        "这里不支持打开这种压缩包。请先解压，或改用 .zip 格式",
    ),
    "grade.online-text": (
        "A text typed into Moodle, not a file. Ask for the program as a file",
        "这是在 Moodle 中直接输入的文本，不是文件。请让学生以文件形式提交",
    ),
    "grade.link": (
        "A link: not followed. Put the file itself in its place",
        "这是链接，未予跟随。请换成文件本身",
    ),
    "grade.special-file": (
        "A link, a pipe or a device, not a file: not opened",
        "不是普通文件，而是链接、管道或设备，未打开",
    ),
    "grade.unreadable": (
        "Cannot be read: {detail}",
        "无法读取：{detail}",
    ),
    "grade.bad-name": (
        "No file can have this name: it is empty, too long or has a zero byte",
        "文件名无效：为空、过长或含有零字节",
    ),
    "grade.packing": (
        "Encrypted, or compressed in another way than zip files usually are. Pack it anew",
        "已加密，或使用了不常见的压缩方式。请重新打包",
    ),
    "grade.damaged": (
        "Damaged in the archive, or a damaged archive: {detail}",
        "在压缩包中已损坏，或压缩包本身已损坏：{detail}",
    ),
    "grade.archive-inside-archive": (
        "Archives are nested too deep here: not opened. Unpack it",
        "压缩包嵌套过深，未打开。请先解压",
    ),
    "grade.archive-large": (
        "The archive is too large to be opened inside another input: more than {most} MiB. Unpack it",
        "作为内层的压缩包过大：超过 {most} MiB。请先解压",
    ),
    "grade.archive-members": (
        "The archive has too many files: more than {most}",
        "压缩包中的文件过多：超过 {most} 个",
    ),
    # reasons why a line is not taken
    "grade.long-line": (
        "The line is too long: more than {most} MiB",
        "该行过长：超过 {most} MiB",
    ),
    "grade.line-not-utf8": (
        "The line is not UTF-8",
        "该行不是 UTF-8 编码",
    ),
    "grade.not-json": (
        "The line is not JSON: {detail}",
        "该行不是 JSON：{detail}",
    ),
    "grade.not-object": (
        'The line is not a JSON object, such as {{"id": "1", "problem": "...", "source": "..."}}',
        '该行不是 JSON 对象，正确的例子：{{"id": "1", "problem": "...", "source": "..."}}',
    ),
    "grade.no-field": (
        "A field is missing: `{field}`",
        "缺少字段：`{field}`",
    ),
    "grade.bad-field": (
        "A field has the wrong type: `{field}` must be text",
        "字段的类型不对：`{field}` 应为字符串",
    ),
    "grade.bad-row": (
        "The row cannot be read as CSV: {detail}",
        "该行无法按 CSV 读取：{detail}",
    ),
    "grade.empty-cell": (
        "The row lacks a value in this column: {column}",
        "该行缺少这一列的值：{column}",
    ),
    "grade.no-file": (
        "There is no such file: {file}. Paths are relative to the folder of the table",
        "没有这个文件：{file}。路径以表格所在的文件夹为准",
    ),
}
