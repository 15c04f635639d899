"""The help of `judge grade`."""

MESSAGES: dict[str, tuple[str, str]] = {
    "help.grade": (
        "Judge many programs: a folder, a class, generated ones.\n\n"
        "PATH is a folder or .zip with student/exercise.py or exercise/student.py, a download of Moodle or Canvas, a table (.csv: "
        "student, exercise, file), or JSON Lines (.jsonl, or `-` for standard input: id, problem, source).\n\n\b\n"
        "Example:\n  judge grade submissions/ --out grades\n  judge grade homework.zip --problem softmax --score tests --out grades\n"
        "  judge grade completions.jsonl --out run-1 --resume\n\n"
        "The folder of `--out` gets index.html, grades.csv, results.jsonl, junit.xml and, for students, gradescope/. "
        "Whatever a program does, the others are judged.\n\n"
        "Exit code: 0 every submission has its row, 2 wrong usage, 3 a judge error, or programs cannot be run, 130 interrupted.",
        "批量评测：一个文件夹、一个班级的作业，或大量生成的程序。\n\n"
        "PATH 可以是文件夹或 .zip（student/exercise.py 或 exercise/student.py）、Moodle 或 Canvas 的下载包、表格（.csv："
        "student、exercise、file 三列），或 JSON Lines（.jsonl，`-` 表示标准输入：id、problem、source）。\n\n\b\n"
        "示例：\n  judge grade submissions/ --out grades\n  judge grade homework.zip --problem softmax --score tests --out grades\n"
        "  judge grade completions.jsonl --out run-1 --resume\n\n"
        "`--out` 指定的文件夹中会写入 index.html、grades.csv、results.jsonl、junit.xml，有学生时还有 gradescope/。"
        "无论某个程序做什么，其他程序都会照常评测。\n\n"
        "退出码：0 每份提交都有结果，2 用法错误，3 评测机出错或无法运行程序，130 被中断。",
    ),
    "help.option.out": ("Folder for the results.", "存放结果的文件夹。"),
    "help.option.resume": (
        "Go on with the results in the folder: what was judged is not judged again.",
        "接着文件夹中已有的结果继续，已评测的不再重复。",
    ),
    "help.option.start-anew": (
        "Overwrite the results in the folder.",
        "覆盖文件夹中已有的结果。",
    ),
    "help.option.pattern": (
        "How paths are named, such as `{{student}}_{{exercise}}.py`; also `{{student_id}}`, and `*` for anything.",
        "路径的命名方式，例如 `{{student}}_{{exercise}}.py`；还可以用 `{{student_id}}`，`*` 表示任意内容。",
    ),
    "help.option.problem": (
        "Every program is for this exercise.",
        "所有程序都是这道题的提交。",
    ),
    "help.option.zip-encoding": (
        "Encoding of names in archives that are not UTF-8, such as gbk.",
        "压缩包中文件名不是 UTF-8 时的编码，例如 gbk。",
    ),
    "help.option.score": (
        "All or nothing, the share of secret tests passed, or of groups of them passed entirely.",
        "计分方式：全对才得分，按通过的隐藏测试点比例，或按全部通过的分组比例。",
    ),
    "help.option.group": (
        "Count this group of tests only, such as edges; may be given several times.",
        "只计这一组测试点，例如 edges；可多次给出。",
    ),
    "help.option.points": (
        "What an exercise is worth: 10 for all, softmax=2.5 for one. Default: 1.",
        "题目的分值：10 用于全部题目，softmax=2.5 用于某一题。默认为 1。",
    ),
    "help.option.bom": (
        "Begin grades.csv with a byte-order mark, for Excel.",
        "在 grades.csv 开头写入字节顺序标记，便于 Excel 打开。",
    ),
    "help.option.scheduler": (
        "Judge on the Dask cluster of this scheduler, such as tcp://host:8786.",
        "在该 Dask 调度器的集群上评测，例如 tcp://host:8786。",
    ),
}
