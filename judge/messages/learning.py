"""What the commands of the learner say: hint, solution, watch, status, next."""

MESSAGES: dict[str, tuple[str, str]] = {
    "hint.heading": ("Hint {number} of {total}", "提示 {number}/{total}"),
    "hint.next": ("`judge hint {id}` shows the next one.", "用 `judge hint {id}` 查看下一条。"),
    "hint.last": (
        "That was the last hint. `judge solution {id}` shows a solution and explains it.",
        "这是最后一条提示。用 `judge solution {id}` 查看参考解和讲解。",
    ),
    "hint.all-shown": (
        "You have seen all the hints. `judge solution {id}` shows a solution and explains it.",
        "全部提示都已看过。用 `judge solution {id}` 查看参考解和讲解。",
    ),
    "hint.none": ("This exercise has no hints: {id}", "这道题没有提示：{id}"),
    "solution.ask": (
        "Show the solution before you have solved it? [y/N]",
        "这道题还没有解决，现在就看参考解吗？[y/N]",
    ),
    "solution.yes": ("y yes", "是 是的 好 好的"),
    "solution.kept": (
        "The solution is not shown. `judge hint {id}` helps without giving it away.",
        "未显示参考解。可以先用 `judge hint {id}` 看提示。",
    ),
    "solution.unconfirmed": (
        "You have not solved this exercise yet: {id}. To see the solution all the same: judge solution {id} --yes",
        "这道题还没有解决：{id}。如果仍要查看参考解：judge solution {id} --yes",
    ),
    "solution.two-formats": (
        "Two formats asked for: --json and --code. Leave one out",
        "指定了两种格式：--json 和 --code。请去掉其中一个",
    ),
    "watch.waiting-for-file": (
        "There is no such file: {path}. It is judged as soon as it is there",
        "没有这个文件：{path}。文件出现后会立即评测",
    ),
    "watch.standard-input": (
        "A file is watched, standard input cannot be: {path}. Name the file that you edit",
        "只能监视文件，不能监视标准输入：{path}。请给出你正在编辑的文件",
    ),
    "watch.judging": ("{time} · {file}", "{time} · 评测 {file}"),
    "watch.waiting": (
        "Waiting for the next save. Ctrl-C ends.",
        "等待下一次保存。按 Ctrl-C 结束。",
    ),
    "watch.accepted": (
        "All tests pass. To record it: judge submit {id} {file}",
        "全部测试点通过。提交并记录：judge submit {id} {file}",
    ),
    "status.problem": ("exercise", "题目"),
    "status.attempts": ("attempts", "提交次数"),
    "status.last": ("last", "最近"),
    "status.best": ("best", "最快"),
    "status.time": ("submitted", "提交时间"),
    "status.number": ("no.", "编号"),
    "status.all": ("All exercises", "全部题目"),
    "status.other": ("Other exercises", "其他题目"),
    "status.solution-seen": (
        "* The solution was looked at before the exercise was solved.",
        "* 解决之前看过参考解。",
    ),
    "status.changed": ("before the exercise changed", "题目更新之前"),
    "status.solved": ("solved", "已解决"),
    "status.unsolved": ("not solved yet", "尚未解决"),
    "status.fastest": (
        "fastest accepted: {milliseconds:.0f} ms of CPU on its slowest test",
        "最快一次通过：最慢测试点的 CPU 时间 {milliseconds:.0f} 毫秒",
    ),
    "status.hints": ("hints seen: {count}", "看过的提示：{count}"),
    "status.peeked": ("solution looked at before it was solved", "解决之前看过参考解"),
    "next.show": ("To read it: judge show {id}", "查看题面：judge show {id}"),
    "next.start": ("To begin: judge start {id}", "开始答题：judge start {id}"),
    "next.left": ("{left} of {total} exercises are left.", "还剩 {left}/{total} 题。"),
}
