"""For authors: what generate and verify find."""

MESSAGES = {
    "authoring.program-failed": (
        "A program of the exercise failed, {path}: {detail}",
        "题目中的程序运行失败，{path}：{detail}",
    ),
    "authoring.reference-fails": (
        "The reference fails on the case {case}, {path}: {detail}",
        "参考解在测试点 {case} 上失败，{path}：{detail}",
    ),
    "authoring.solve-length": (
        "`solve` must return one value for each printed token, {path}: {values} values, {tokens} tokens",
        "`solve` 必须为输出的每个记号返回一个值，{path}：{values} 个值，{tokens} 个记号",
    ),
    "authoring.solve-differs": (
        "The answer is not the value of `solve` rounded, {path}, line {line}: {token!r} printed for {value!r}",
        "答案不等于 `solve` 返回值的舍入结果，{path} 第 {line} 行：{value!r} 输出成了 {token!r}",
    ),
    "authoring.no-attempt-serves": (
        "No attempt of the generator serves the purpose of the case {case}, {path}: {reason}",
        "生成器多次尝试后仍得不到符合要求的测试点 {case}，{path}：{reason}",
    ),
}
