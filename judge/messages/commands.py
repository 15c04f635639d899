"""What commands say beside verdicts: headings, summaries, next steps."""

MESSAGES = {
    # reports
    "report.test": ("test", "测试点"),
    "report.verdict": ("verdict", "结果"),
    "report.cpu": ("CPU ms", "CPU 毫秒"),
    "report.wall": ("wall ms", "实际毫秒"),
    "report.memory": ("MiB", "MiB"),
    "report.passed": ("{passed} of {total} tests passed", "通过 {passed}/{total} 个测试点"),
    "report.stopped": (
        "{passed} of {total} tests passed, {left} not run",
        "通过 {passed}/{total} 个测试点，{left} 个未运行",
    ),
    "report.first-failure": ("First failure: {case}", "首个未通过：{case}"),
    "report.place": (
        "Line {line}, column {column} (item {token})",
        "第 {line} 行第 {column} 列（第 {token} 项）",
    ),
    "report.difference": (
        "Line {line}, column {column} (item {token}): expected {expected}, found {found}",
        "第 {line} 行第 {column} 列（第 {token} 项）：应为 {expected}，实际为 {found}",
    ),
    "report.difference-error": (
        "Line {line}, column {column} (item {token}): expected {expected}, found {found} (error {error})",
        "第 {line} 行第 {column} 列（第 {token} 项）：应为 {expected}，实际为 {found}（误差 {error}）",
    ),
    "report.nothing": ("nothing", "（无）"),
    "report.secret": (
        "This is a secret test: its input, and what a message may quote of it, is not shown. `--reveal` shows it.",
        "这是隐藏测试点：不显示它的输入，也不显示错误信息中引用的内容。加上 `--reveal` 可以查看。",
    ),
    "report.input": ("Input", "输入"),
    "report.answer": ("Answer", "答案"),
    "report.output": ("Output", "输出"),
    "report.stderr": ("Standard error", "标准错误输出"),
    "report.more-lines": ("… {count} more lines", "……还有 {count} 行"),
    "report.earlier-lines": ("… {count} lines before", "……前面还有 {count} 行"),
    "report.judging": ("judging", "评测中"),
    "report.tier": ("Isolation: {tier}", "隔离等级：{tier}"),
    "report.not-isolated": (
        "Programs are limited in time, memory and output, but not isolated (tier `portable`): they can read your files. "
        "Judge only programs you trust.",
        "程序的时间、内存和输出受限制，但没有隔离（`portable` 级），可以读取你的文件。请只评测你信任的程序。",
    ),
    # list, show, start
    "list.one": ("1 exercise. `judge show ID` shows it", "共 1 题。用 `judge show 题目` 查看题面"),
    "list.count": (
        "{count} exercises. `judge show ID` shows one",
        "共 {count} 题。用 `judge show 题目` 查看题面",
    ),
    "list.all-solved": ("Every exercise is solved.", "全部题目都已解决。"),
    "list.empty": ("No exercise matches.", "没有符合条件的题目。"),
    "difficulty.easy": ("easy", "简单"),
    "difficulty.medium": ("medium", "中等"),
    "difficulty.hard": ("hard", "困难"),
    "show.sample": ("Sample {number}", "样例 {number}"),
    "show.next": (
        "`judge start {id}` writes a file to begin with.",
        "用 `judge start {id}` 生成一个起始文件。",
    ),
    "start.written": (
        "Written: {path}. Fill in the function, then: judge test {id} {path}",
        "已生成：{path}。补全其中的函数，然后运行：judge test {id} {path}",
    ),
    # test, submit, status
    "test.next": (
        "All samples pass. Next: judge submit {id} {file}",
        "样例全部通过。下一步：judge submit {id} {file}",
    ),
    "submit.next": ("Next: judge list --unsolved", "下一步：judge list --unsolved"),
    "submit.not-recorded": (
        "This submission is judged but not recorded.",
        "本次提交已评测，但没有记录。",
    ),
    "submit.recorded": ("Recorded as submission {number}.", "已记录为第 {number} 次提交。"),
    "status.problem": ("exercise", "题目"),
    "status.attempts": ("attempts", "提交次数"),
    "status.last": ("last verdict", "最近结果"),
    "status.time": ("submitted (UTC)", "最近提交（UTC）"),
    "status.solved": ("solved", "已解决"),
    "status.summary": ("{solved} of {total} exercises solved", "已解决 {solved}/{total} 题"),
    # authors
    "selftest.tests": ("tests", "测试点"),
    "selftest.slowest": ("slowest / limit", "最慢 / 时限"),
    "generate.attempt": ("attempt", "尝试"),
    "generate.decimals": ("decimals", "小数个数"),
    "generate.input": ("input", "输入"),
    "generate.answer": ("answer", "答案"),
    "generate.ties": ("ties", "临界值"),
    "generate.written": (
        "{id}: {written} files written, {removed} removed",
        "{id}：写入 {written} 个文件，删除 {removed} 个",
    ),
    "generate.same": ("{id}: the files are as they ought to be", "{id}：文件与生成结果一致"),
    "generate.drift": (
        "{id}: {changed} files differ from what is generated, {stray} do not belong. `judge generate {id}` writes them anew: "
        "{names}",
        "{id}：{changed} 个文件与生成结果不一致，{stray} 个文件多余。用 `judge generate {id}` 重新生成：{names}",
    ),
    "interrupted": ("Interrupted.", "已中断。"),
    "error": ("Error: {message}", "错误：{message}"),
    "warning": ("Warning: {message}", "警告：{message}"),
    # click's own words
    "usage": ("Usage: ", "用法："),
    "options": ("Options:", "选项："),
    "commands": ("Commands:", "命令："),
}
