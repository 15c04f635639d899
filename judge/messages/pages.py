"""Headings and captions of the page that `--html` writes."""

MESSAGES = {
    "page.tests": ("Tests", "测试点"),
    "page.cpu-limit": ("of {limit:g}", "上限 {limit:g}"),
    "page.mark": ("{mark} differs from the answer", "{mark} 与答案不同"),
    "page.lines-left-out": ("… {count} lines left out …", "……省略 {count} 行……"),
    "page.characters-left-out": ("… {count} more characters", "……还有 {count} 个字符"),
    "page.case-left-out": (
        "Input, answer and output are left out here, because the page would become too large. `--json` has them all.",
        "为避免网页过大，这里省略了输入、答案和输出。`--json` 会给出全部内容。",
    ),
}
