"""What commands say beside verdicts: headings, summaries, next steps."""

MESSAGES = {
    # reports
    "report.test": ("test", "测试点"),
    "report.verdict": ("verdict", "结果"),
    "report.cpu": ("CPU ms", "CPU 毫秒"),
    "report.wall": ("wall ms", "实际毫秒"),
    "report.memory": ("MiB", "MiB"),
    "report.errors": ("errors", "误差"),
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
    "report.lines-before": ("… {count} lines before these", "……前面还有 {count} 行"),
    "report.lines-after": ("… {count} lines after these", "……后面还有 {count} 行"),
    "report.tokens-before": ("… {count} items to the left of these", "……左边还有 {count} 项"),
    "report.tokens-after": ("… {count} items to the right of these", "……右边还有 {count} 项"),
    "report.groups": ("Tests by purpose: {groups}", "各类测试点：{groups}"),
    "report.group": ("{group} {passed}/{total}", "{group} {passed}/{total}"),
    "report.group-partly": (
        "{group} {passed}/{run} ({total} in all)",
        "{group} {passed}/{run}（共 {total} 个）",
    ),
    "report.group-not-run": ("{group} –/{total}", "{group} –/{total}"),
    "group.samples": ("samples", "样例"),
    "group.illegal": ("illegal input", "非法输入"),
    "group.edges": ("edges", "边界"),
    "group.shapes": ("distinct sizes", "互异尺寸"),
    "group.batches": ("batches", "批次"),
    "group.magnitudes": ("large magnitudes", "大数值"),
    "group.typical": ("typical", "常规"),
    "group.big": ("big sizes", "大规模"),
    "group.other": ("others", "其他"),
    "report.slowest": (
        "Slowest test: {case}, {cpu:.3f} s of {limit:g} s CPU ({share:.0%})",
        "最慢的测试点：{case}，CPU 时间 {cpu:.3f} 秒，时限 {limit:g} 秒（{share:.0%}）",
    ),
    "report.most-memory": (
        "Most memory: {case}, {peak} MiB (limit: {limit} MiB above Python and NumPy)",
        "内存最多的测试点：{case}，{peak} MiB（上限：Python 和 NumPy 之外 {limit} MiB）",
    ),
    "report.hint": ("Hint: {hint}", "提示：{hint}"),
    "report.mistake": (
        "This mistake ends in the same way on every test so far: {title}.",
        "到目前为止，这个错误在每个测试点上的结果都与你的程序相同：{title}。",
    ),
    "report.more-mistakes": (
        "… and {count} more known mistakes give the same outputs so far; `--all` runs every test and tells more of them apart.",
        "……另有 {count} 个已知错误到目前为止也给出同样的输出；用 `--all` 运行全部测试点可以进一步区分。",
    ),
    "report.explain": (
        "`--explain` says plainly what this looks like.",
        "加上 `--explain` 可以直接看到原因。",
    ),
    "report.error-map": (
        "Where the errors are (a row for a line of the answer, a mark for a number):",
        "误差分布（一行对应答案的一行，一个记号对应一个数）：",
    ),
    "report.error-map-reduced": (
        "Where the errors are (a row for {lines} lines of the answer, a mark for {tokens} numbers of a line, the worst of them):",
        "误差分布（一行对应答案的 {lines} 行，一个记号对应一行中的 {tokens} 个数，取其中最大的误差）：",
    ),
    "report.error-map-legend": (
        "{right} right, {unit} last digit off by 1, {ten} by up to 10, {hundred} by up to 100, {more} more or missing",
        "{right} 正确，{unit} 末位差 1，{ten} 差 10 以内，{hundred} 差 100 以内，{more} 更大或缺失",
    ),
    "report.by-hand": ("By hand: {command}", "手动运行：{command}"),
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
    # test, submit
    "test.next": (
        "All samples pass. Next: judge submit {id} {file}",
        "样例全部通过。下一步：judge submit {id} {file}",
    ),
    "submit.next": ("Next: judge next", "下一步：judge next"),
    "submit.not-recorded": (
        "This submission is judged but not recorded.",
        "本次提交已评测，但没有记录。",
    ),
    "submit.recorded": ("Recorded as submission {number}.", "已记录为第 {number} 次提交。"),
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
