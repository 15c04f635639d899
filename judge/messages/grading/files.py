"""Texts in the files that a batch is written to."""

MESSAGES: dict[str, tuple[str, str]] = {
    # reasons of verdicts without what was measured: the same in every run
    "grade.cpu-limit": (
        "The program used more CPU time than the limit of {limit:g} s.",
        "程序的 CPU 时间超过了 {limit:g} 秒的时限。",
    ),
    "grade.wall-limit": (
        "The program was stopped when the limit of {limit:g} s on the clock was reached: it sleeps, or waits for input that does not come.",
        "程序达到 {limit:g} 秒的实际时间上限后被终止：它在休眠，或在等待不会到来的输入。",
    ),
    "grade.memory-limit": (
        "The program asked for more than the {limit} MiB it may use: {detail}",
        "程序申请的内存超过了 {limit} MiB 的限制：{detail}",
    ),
    # what cannot be written
    "grade.folder-not-ours": (
        "This was not written by `judge grade`, so the results for Gradescope do not replace it: {path}. Move it away, then go on with `--resume`",
        "这不是 `judge grade` 写的，不会用 Gradescope 结果覆盖它：{path}。请先移走，再用 `--resume` 继续",
    ),
    "grade.no-room": (
        "There is no room for temporary files: {detail}. Make room, or name a larger disk in TMPDIR",
        "没有空间存放临时文件：{detail}。请腾出空间，或用 TMPDIR 指定更大的磁盘",
    ),
    # what students read
    "grade.points": ("{score} of {maximum} points", "得分 {score}/{maximum}"),
    "grade.not-final": (
        "This is not the final score: a submission could not be judged, and that is not your fault.",
        "这还不是最终得分：有一份提交未能评测，这不是你的问题。",
    ),
    "grade.not-judged": (
        "This could not be judged yet, and that is not your fault. It will be judged again.",
        "暂时未能评测，这不是你的问题，之后会重新评测。",
    ),
    "grade.nothing-handed-in": ("Nothing was handed in.", "没有提交。"),
    "grade.not-run": (
        "Not run: judging stopped at the first failure.",
        "未运行：评测在首个未通过的测试点停止。",
    ),
    "grade.best-of": (
        "Of {count} submissions the best counts: {id}",
        "共 {count} 次提交，以最好的一次为准：{id}",
    ),
    # the page: the batch as a whole
    "grade.page.title": ("Results", "评测结果"),
    "grade.page.submissions": ("submissions", "份提交"),
    "grade.page.students": ("students", "名学生"),
    "grade.page.exercises": ("exercises", "道题"),
    "grade.page.accepted": ("accepted", "通过"),
    "grade.page.verdicts": ("Verdicts", "评测结果分布"),
    "grade.page.by-verdict": (
        "An accepted program has full marks, any other none.",
        "程序通过得满分，否则不得分。",
    ),
    "grade.page.by-tests": (
        "A program is scored by the share of the secret tests that it passes.",
        "得分按通过的隐藏测试点比例计算。",
    ),
    "grade.page.by-groups": (
        "A program is scored by the share of the groups of secret tests that it passes as a whole.",
        "按隐藏测试点的类别计分：一类测试点全部通过才算通过该类，得分为通过的类别所占的比例。",
    ),
    "grade.page.by-some-groups": (
        "A program is scored by the share of these groups of secret tests that it passes as a whole: {groups}.",
        "按隐藏测试点的下列类别计分，一类测试点全部通过才算通过该类，得分为通过的类别所占的比例：{groups}。",
    ),
    "grade.page.best-counts": (
        "Of several submissions of a student to an exercise the best counts.",
        "同一学生对同一题多次提交时，以最好的一次为准。",
    ),
    # judge errors
    "grade.page.judge-errors": ("Not judged", "未能评测"),
    "grade.page.judge-errors-note": (
        "The judge failed at these submissions, and the fault is not the students'. They have no score yet: run `judge grade` again "
        "with `--resume`.",
        "评测机在这些提交上出错，不是学生的问题。它们还没有得分：请加 `--resume` 再次运行 `judge grade`。",
    ),
    "grade.page.more": ("… and {count} more", "……还有 {count} 项"),
    # exercises
    "grade.page.by-exercise": ("Exercises", "各题情况"),
    "grade.page.exercise": ("exercise", "题目"),
    "grade.page.count": ("submissions", "提交"),
    "grade.page.mean": ("mean score", "平均得分"),
    "grade.page.distribution": ("scores", "得分分布"),
    # total scores
    "grade.page.totals": ("Total scores", "总分分布"),
    "grade.page.totals-note": (
        "Students by points, of {maximum}. Median: {median}, mean: {mean}.",
        "按得分统计的学生人数，满分 {maximum}。中位数：{median}，平均分：{mean}。",
    ),
    "grade.page.bars": (
        "A bar counts scores from the one below it up to the next.",
        "每个柱子统计从它下方的分数起、到下一个分数为止的人数。",
    ),
    "grade.page.not-in-totals": (
        "Not counted here, because a submission was not judged: {count}",
        "因有提交未能评测而未计入：{count}",
    ),
    # students
    "grade.page.by-student": ("Students", "学生成绩"),
    "grade.page.student": ("student", "学生"),
    "grade.page.total": ("total", "总分"),
    "grade.page.first-students": (
        "The first {count} of {all} students. `grades.csv` has all of them.",
        "此处只列出 {all} 名学生中的前 {count} 名，全部成绩见 `grades.csv`。",
    ),
    "grade.page.programs": (
        "Programs that belong to no student: {count}. `grades.csv` has their scores, `results.jsonl` their reports.",
        "不属于任何学生的程序：{count} 个。得分见 `grades.csv`，报告见 `results.jsonl`。",
    ),
    # what went wrong
    "grade.page.hardest": ("Hardest tests", "最难的测试点"),
    "grade.page.hardest-note": (
        "The share of submissions that fail a test, of those that ran it.",
        "在运行过该测试点的提交中，未通过的比例。",
    ),
    "grade.page.hardest-note-stopped": (
        "The share of submissions that fail a test, of those that reached it: judging stopped at the first failure.",
        "在运行到该测试点的提交中，未通过的比例：评测在首个未通过的测试点停止。",
    ),
    "grade.page.test": ("test", "测试点"),
    "grade.page.failed": ("failed", "未通过"),
    "grade.page.share": ("share", "比例"),
    "grade.page.mistakes": ("Most frequent mistakes", "最常见的错误"),
    "grade.page.mistakes-note": (
        "Known mistakes whose outputs are those of a submission on every test that it ran; several may fit one submission.",
        "与提交在已运行的每个测试点上输出都相同的已知错误；一份提交可能符合其中多个。",
    ),
    "grade.page.mistake": ("mistake", "错误"),
    # inputs
    "grade.page.left-out": ("Files that are no submissions", "未当作提交的文件"),
    "grade.page.left-out-note": (
        "These were among the inputs and were not judged: {count}",
        "输入中的这些内容没有评测：{count}",
    ),
}
