"""For authors: what became of the mutants of a reference."""

MESSAGES = {
    "verify.mutant-survives": (
        "Line {line}: no test case notices this change ({operator}): add one that does, or say in mutants.toml why it makes no difference\n{diff}",
        "第 {line} 行：没有测试点能发现这处改动（{operator}）：请添加能发现它的测试点，或在 mutants.toml 中说明它为什么不影响结果\n{diff}",
    ),
    "verify.mark-refuted": (
        "A change is marked as equivalent ({operator}), yet {case} tells it from the reference: remove the mark\n{old}\n->\n{new}",
        "标记为等价的改动（{operator}）被测试点 {case} 发现：请删除该标记\n{old}\n->\n{new}",
    ),
    "verify.mark-without-mutant": (
        "A change is marked as equivalent ({operator}), yet no mutant is like that, or another mark has it: remove or correct the mark\n{old}\n->\n{new}",
        "标记为等价的改动（{operator}）不对应任何变异体，或已有另一个标记：请删除或修正该标记\n{old}\n->\n{new}",
    ),
    "mutation.counts": (
        "{total} mutants: {killed} killed, {equivalent} marked as equivalent, {survivors} survive",
        "变异体 {total} 个：测出 {killed} 个，标记为等价 {equivalent} 个，未测出 {survivors} 个",
    ),
    "mutation.unchanged": (
        "Mutants not run: they and the tests are those of the last clean run; --mutate runs them",
        "没有运行变异体：它们和测试点自上次全部测出以来没有变化；用 --mutate 可再次运行",
    ),
    "mutation.not-accepted": (
        "`judge verify {id} --accept` notes this in mutants.toml, so that they are run again only when something changes",
        "`judge verify {id} --accept` 会把这一结果记入 mutants.toml，之后只在有变化时才再次运行",
    ),
    "mutation.accepted": (
        "mutants.toml has noted this: they are run again only when something changes",
        "mutants.toml 已记下这一结果：有变化时才会再次运行",
    ),
    "verify.idle-cases": (
        "Of no use? These cases catch no known mistake, and no mutant that the others let pass: {cases}",
        "是否多余？这些测试点没有测出任何已知错误，也没有测出其他测试点漏掉的变异体：{cases}",
    ),
    "help.option.mutate": (
        "Run the mutants of the reference always or never; by default where they, or the tests, have changed since the last clean run.",
        "总是运行或从不运行参考解的变异体；默认只在它们或测试点自上次全部测出以来有变化时运行。",
    ),
    "help.option.rotate": (
        "Besides those that are stale, run the mutants of so many exercises, the next ones each day.",
        "除了需要重新运行的题目，再运行这么多道题的变异体，每天依次轮换。",
    ),
    "help.option.accept": (
        "After a run without findings, write the fingerprint of mutants and tests to mutants.toml: they are not run again until something changes.",
        "若运行后没有发现问题，把变异体和测试点的指纹写入 mutants.toml：在有变化之前不再运行它们。",
    ),
    "rule.a-reason": ("a reason", "一条理由"),
}
