"""For problem packages: what export and import say."""

MESSAGES = {
    # export
    "export.written": ("{id}: written to {path} ({files} files)", "{id}：已写入 {path}（{files} 个文件）"),
    "export.in-the-way": (
        "Something that is no earlier export of this exercise is in the way: {path}. Name another folder with `--output`, or replace it with `--force`",
        "目标位置已被占用，且不是这道题以前导出的内容：{path}。请用 `--output` 换一个文件夹，或用 `--force` 覆盖",
    ),
    "export.unwritable": (
        "The package cannot be written: {path} ({detail}). Name another folder with `--output`",
        "无法写入题目包：{path}（{detail}）。请用 `--output` 换一个文件夹",
    ),
    "export.bad-name": (
        "A package cannot hold a file of this name, exercise {id}: {path}. Use letters, digits, `_`, `-` and `.` alone",
        "题目包不允许这样的文件名，题目 {id}：{path}。文件名只能包含字母、数字、`_`、`-` 和 `.`",
    ),
    "export.no-validator": (
        "A package must have a program that checks inputs, and this exercise has none: {path}. Write it, see docs/problem-format.md",
        "题目包必须带有检查输入的程序，而这道题没有：{path}。请补上，写法见 docs/problem-format.md",
    ),
    "export.two-references": (
        "A package has the reference in the place of this program: {path}. Rename the program",
        "题目包中参考解要占用这个程序的位置：{path}。请给该程序改名",
    ),
    "rule.uuid": ("a UUID: {found}", "一个 UUID：{found}"),
}
