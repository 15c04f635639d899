"""What is said while a batch is judged."""

MESSAGES: dict[str, tuple[str, str]] = {
    "grade.exists": (
        "There are results of an earlier run: {path}. Go on with `--resume`, start anew with `--force`, or name another "
        "folder with `--out`",
        "这里已有以前的结果：{path}。用 `--resume` 继续，用 `--force` 重新开始，或用 `--out` 换一个文件夹",
    ),
    "grade.in-use": (
        "Another judge is writing there: {path}. Wait for it, or name another folder with `--out`",
        "另一个评测进程正在写入：{path}。请等它结束，或用 `--out` 换一个文件夹",
    ),
    "grade.unwritable": (
        "The results cannot be written: {path} ({detail}). Name another folder with `--out`; `--resume` goes on with what is there",
        "无法写入结果：{path}（{detail}）。请用 `--out` 换一个文件夹；用 `--resume` 可以接着已有结果继续",
    ),
    "grade.no-isolation": (
        "Programs of others are not run without isolation, and none works here: {detail}. `judge doctor` says more; "
        "`--isolation portable` runs them with limits alone, as you",
        "没有隔离就不会运行他人的程序，而这里没有可用的隔离等级：{detail}。详情请运行 `judge doctor`；"
        "`--isolation portable` 只加限制，以你的身份运行它们",
    ),
    "grade.no-dask": (
        "To judge on a cluster a package is needed that is not installed: {module}. Install it: pip install distributed",
        "在集群上评测需要一个尚未安装的包：{module}。请安装：pip install distributed",
    ),
    "grade.no-scheduler": (
        "There is no Dask scheduler at this address: {address} ({detail}). `dask scheduler` starts one and prints its address",
        "该地址上没有 Dask 调度器：{address}（{detail}）。用 `dask scheduler` 启动，它会打印自己的地址",
    ),
    "grade.scheduler-lost": (
        "The Dask scheduler is lost: {address}. Start it again, then go on with `--resume`",
        "与 Dask 调度器失去联系：{address}。请重新启动它，然后用 `--resume` 继续",
    ),
    "grade.no-workers": (
        "The cluster has no workers yet: {address}. They are waited for; `dask worker {address}` starts one",
        "集群中还没有工作进程：{address}。正在等待；用 `dask worker {address}` 可以启动一个",
    ),
    "grade.not-on-cluster": (
        "A machine of the cluster cannot judge: {detail}. Install the same version of attnjudge on all of them, the "
        "scheduler's included",
        "集群中有机器无法评测：{detail}。请在所有机器（包括调度器）上安装同一版本的 attnjudge",
    ),
    "grade.other-version": (
        "A worker of the cluster has another version of the judge: {there}, here: {here}. Install the same one on all machines",
        "集群中有机器上的评测程序版本不同：{there}，本机：{here}。请在所有机器上安装同一版本",
    ),
    "grade.nothing": (
        "There is no submission among the inputs: {path}. `judge grade --help` tells how they are named",
        "输入中没有任何提交：{path}。命名方式见 `judge grade --help`",
    ),
    "grade.interrupted": (
        "{count} submissions have their rows in {path}; `--resume` goes on from there.",
        "已有 {count} 份提交的结果写入 {path}；用 `--resume` 可以接着评测。",
    ),
    "grade.group-without-groups": (
        "Groups are named, but scores do not go by groups: --group. Add `--score groups`",
        "指定了分组，但并非按分组计分：--group。请加上 `--score groups`",
    ),
    "grade.bad-points": (
        "Points are a number above 0 and below a million, of at most four decimals, for all exercises or for one: {found}. For example: --points 10, "
        "--points softmax=2.5",
        "分值应大于 0、小于一百万，最多四位小数，可用于全部题目或某一题：{found}。例如：--points 10，--points softmax=2.5",
    ),
    "grade.bad-jobs": (
        "There is no such number of workers: {found}. Name 1 or more with `jobs`, or none for one on each core",
        "评测进程数不正确：{found}。`jobs` 应为 1 或更大的数；不指定则每个核心一个",
    ),
    # what is said at the end
    "grade.rate": ("{rate}/s", "每秒 {rate} 份"),
    "grade.left-out": (
        "Not taken for submissions, files and lines: {count}. All of them are in {path}:",
        "未作为提交评测的文件和行：{count} 项，完整列表见 {path}：",
    ),
    "grade.more-left-out": ("… and {count} more", "……另有 {count} 项"),
    "grade.summary": (
        "{submissions} submissions to {exercises} exercises:",
        "{exercises} 道题的 {submissions} 份提交：",
    ),
    "grade.summary-students": (
        "{submissions} submissions of {students} students to {exercises} exercises:",
        "{students} 名学生在 {exercises} 道题上的 {submissions} 份提交：",
    ),
    "grade.judge-errors": (
        "At {count} submissions the judge itself failed: they have no score. `--resume` judges them again.",
        "有 {count} 份提交因评测机出错没有得分。用 `--resume` 可以重新评测。",
    ),
    "grade.written": (
        "Written: {path} and, beside it in {folder}, grades.csv, results.jsonl, junit.xml",
        "已写入：{path}，以及 {folder} 中的 grades.csv、results.jsonl、junit.xml",
    ),
    "grade.failed": (
        "The judge could not judge this program: {detail}. Judge it again; if this happens again, please report it",
        "评测机未能评测这个程序：{detail}。请重新评测；若再次出现，请反馈",
    ),
}
