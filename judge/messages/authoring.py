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
    "authoring.many-cases": (
        "There are more cases than two digits can number, {path}: at most {most} in {group}",
        "测试点多于两位数字所能编号的数量，{path}：{group} 最多 {most} 个",
    ),
    "why-not.refused": ("the generator refuses what it draws", "生成器拒绝了自己抽取的数据"),
    "why-not.boundary": (
        "{value} on line {line} is next to a rounding boundary",
        "第 {line} 行的 {value} 紧挨舍入边界",
    ),
    "why-not.ties": (
        "{ties} of {values} values are next to a rounding boundary",
        "{values} 个值中有 {ties} 个紧挨舍入边界",
    ),
    "why-not.no-negative-zero": (
        "no value between -0.005 and 0 is printed",
        "没有输出 -0.005 与 0 之间的值",
    ),
    "why-not.single-fails": (
        "in single precision the reference fails: {detail}",
        "参考解在单精度下失败：{detail}",
    ),
    "why-not.single-differs": (
        "single precision gives another answer",
        "单精度得到不同的答案",
    ),
    # verify
    "verification.cases": ("cases", "测试点"),
    "verification.share": ("of limit", "占时限"),
    "verification.named": ("named", "诊断指出"),
    "verification.findings": ("findings", "问题"),
    "verification.notes": ("notes", "备注"),
    "verification.seconds": ("seconds", "用时（秒）"),
    "verify.mistake": ("mistake", "错误"),
    "verify.kills": ("caught by", "测出的测试点数"),
    "verify.summary": (
        "{findings} findings · {cases} test cases · {mistakes} mistakes, the diagnosis names {named} of the {told} with wrong outputs · "
        "reference at most {cpu} ms of CPU",
        "发现 {findings} 个问题 · {cases} 个测试点 · {mistakes} 个已知错误，其中 {told} 个输出错误，诊断能指出 {named} 个 · "
        "参考解最多用 {cpu} 毫秒 CPU 时间",
    ),
    "verify.missing-file": ("The file is missing: write it", "缺少该文件，请补上"),
    "verify.stray-file": (
        "No exercise has a file of this name: remove it, or move it where it belongs",
        "题目中不应有这个文件：请删除或移到正确的位置",
    ),
    "verify.not-in-tracks": (
        "The exercise is not listed under any topic: add {id}",
        "该题没有列入任何主题：请加入 {id}",
    ),
    "verify.other-topic": (
        "The topic is {topic}, but problems/tracks.toml lists the exercise under {listed}",
        "此处的主题是 {topic}，但 problems/tracks.toml 把该题列在 {listed} 下",
    ),
    "verify.hint-count": (
        "{expected} hints are expected, found: {found}",
        "应有 {expected} 条提示，实际有 {found} 条",
    ),
    "verify.sections": (
        "The sections must be: {expected}; found: {found}",
        "各节标题应为：{expected}；实际为：{found}",
    ),
    "verify.title": ("The first line must be the title: # {title}", "第一行必须是标题：# {title}"),
    "verify.not-stated": (
        "The statement does not say what the judge enforces, in these words: {what}",
        "题面没有用这样的文字写明评测时执行的规则：{what}",
    ),
    "verify.wide-code": (
        "Line {line} of code is {columns} columns wide; a terminal shows {widest}: break it",
        "第 {line} 行代码宽 {columns} 列，终端只能显示 {widest} 列：请换行",
    ),
    "verify.explanation-length": (
        "An explanation has {low} to {high} words, this one: {found}",
        "讲解应有 {low} 到 {high} 个汉字，实际有 {found} 个",
    ),
    "verify.few-cases": (
        "At least {fewest} secret cases are needed, found: {found}",
        "至少需要 {fewest} 个隐藏测试点，实际有 {found} 个",
    ),
    "verify.no-sample": ("There is no sample: add one to SAMPLE", "没有样例：请在 SAMPLE 中添加"),
    "verify.case-name": (
        "The name of a case is lower-case words joined by dashes, not: {case}",
        "测试点名称应为用连字符连接的小写单词，而不是：{case}",
    ),
    "verify.large-input": (
        "The input of {case} has {size} bytes; at most {largest} are allowed",
        "测试点 {case} 的输入有 {size} 字节，最多允许 {largest} 字节",
    ),
    "verify.large-total": (
        "Inputs and answers have {size} bytes in all; at most {largest} are allowed",
        "输入和答案共 {size} 字节，最多允许 {largest} 字节",
    ),
    "verify.kind-missing": (
        "No secret case is named {kind}-...: add one to the generator, or say under [not_applicable] why there is none",
        "没有名为 {kind}-… 的隐藏测试点：请在生成器中添加，或在 [not_applicable] 中说明原因",
    ),
    "verify.kind-is-applicable": (
        "There is a case named {kind}-..., yet [not_applicable] says there is none: remove one of them",
        "已有名为 {kind}-… 的测试点，而 [not_applicable] 说没有：请去掉其中之一",
    ),
    "verify.unknown-kind": (
        "[not_applicable] names no kind of case: {kind}. The kinds: {kinds}",
        "[not_applicable] 中没有这种测试点：{kind}。种类有：{kinds}",
    ),
    "verify.decimals": (
        "[checker] declares decimals {declared}, but the answers use: {used}",
        "[checker] 声明的小数位数为 {declared}，而答案用的是：{used}",
    ),
    "verify.drift": (
        "The file is not what generator, reference and mistakes make of it now: run `judge generate {id}`",
        "文件与生成器、参考解和错误程序现在的结果不一致：请运行 `judge generate {id}`",
    ),
    "verify.stray-case": (
        "The generator makes no such file: run `judge generate {id}`, which removes it",
        "生成器不会产生这个文件：运行 `judge generate {id}` 会删除它",
    ),
    "verify.input-refused": (
        "The validator refuses the input of {case}: {detail}",
        "校验器拒绝了测试点 {case} 的输入：{detail}",
    ),
    "verify.damage-accepted": (
        "The validator accepts damaged inputs ({damage}): {count} of them",
        "校验器接受了被破坏的输入（{damage}）：共 {count} 个",
    ),
    "damage.line-of-garbage-appended": ("line of garbage appended", "末尾追加一行无意义内容"),
    "damage.last-line-dropped": ("last line dropped", "删去最后一行"),
    "damage.last-newline-dropped": ("last newline dropped", "删去最后的换行符"),
    "damage.last-token-dropped": ("last token dropped", "删去最后一个记号"),
    "damage.token-appended": ("token appended", "追加一个记号"),
    "damage.last-token-not-a-number": ("last token not a number", "最后一个记号不是数字"),
    "damage.last-token-out-of-range": ("last token out of range", "最后一个记号超出范围"),
    "verify.legal-case-open": (
        "The validator lets anything follow the input of {case}, which is not named illegal-...: end it with `end()`",
        "校验器允许测试点 {case} 的输入后面跟任何内容，但它的名称不是 illegal-…：请以 `end()` 结束",
    ),
    "verify.not-in-bank": ("There is no such exercise: {id}. Remove it", "没有这道题：{id}。请删除"),
    "verify.no-garbage": (
        "No illegal case goes on with text that is not a number: add one",
        "没有一个非法测试点后面跟着非数字的内容：请添加一个",
    ),
    "verify.no-other-accepted": (
        "There is no accepted program besides the reference: add one to accepted/, written in another way",
        "除参考解外没有其他正确程序：请在 accepted/ 中添加一个写法不同的程序",
    ),
    "verify.copies-reference": (
        "The program copies or imports the reference: write it anew",
        "该程序复制或导入了参考解：请重新编写",
    ),
    "verify.not-accepted": (
        "The program must be accepted, but it gets {verdict} on {case}",
        "该程序应当通过，但在 {case} 上得到 {verdict}",
    ),
    "verify.slow": (
        "The program needs {cpu} s of CPU on {case}; at most {most} s leave enough room below the time limit",
        "该程序在 {case} 上用了 {cpu} 秒 CPU 时间；不超过 {most} 秒才能与时限保持足够距离",
    ),
    "verify.starter-verdict": (
        "The starter must be WA or PE, so that there is something to do and it runs; it gets {verdict}",
        "起始程序的结果应为 WA 或 PE（能运行，但还需补全），实际为 {verdict}",
    ),
    "verify.starter-fails": (
        "The starter must run on every test, but it gets {verdict} on {case}",
        "起始程序应能在每个测试点上正常运行，但在 {case} 上得到 {verdict}",
    ),
    "verify.rather-slow": (
        "The program needs {cpu} s of CPU on {case}, more than a quarter of the limit of {limit} s: on a slow machine it may come close",
        "该程序在 {case} 上用了 {cpu} 秒 CPU 时间，超过时限 {limit} 秒的四分之一，在较慢的机器上可能接近时限",
    ),
    "verify.barely-exceeds": (
        "With {times} times the limit the program {mistake} gets {expect} no more: a faster machine may accept it. Add a larger case",
        "把限制放宽到 {times} 倍后，程序 {mistake} 就不再得到 {expect}，在更快的机器上可能通过：请添加更大的测试点",
    ),
    "verify.fragile-mistake": (
        "The mistake {mistake} is caught by {case} alone",
        "只有测试点 {case} 能测出错误 {mistake}",
    ),
    "verify.generator-differs": (
        "Drawn a second time, {case} has another input: draw everything from `draw`, and sort sets before you go through them",
        "再次生成时，{case} 的输入不同：所有随机数都应由 `draw` 抽取，遍历集合前请先排序",
    ),
    "verify.reference-differs": (
        "Run a second time, the reference prints another answer for {case}: let nothing depend on chance, the clock or the order of a set",
        "再次运行时，参考解对 {case} 给出不同的答案：结果不应依赖随机数、时间或集合的遍历顺序",
    ),
    "verify.saturated-softmax": (
        "In {share} % of the rows of {case} the softmax has a weight of 0.95 or more, so that wrong scores change nothing: draw smaller scores",
        "{case} 中 {share} % 的行，softmax 的最大权重不小于 0.95，分数算错也看不出来：请抽取更小的分数",
    ),
    "verify.symmetric-matrix": (
        "The matrix at line {line} of {case} is symmetric, so that a missing transpose does not show: draw another",
        "{case} 第 {line} 行开始的矩阵是对称的，漏掉转置也看不出来：请重新抽取",
    ),
    "verify.identity-matrix": (
        "The matrix at line {line} of {case} is the identity, so that leaving it out does not show: draw another",
        "{case} 第 {line} 行开始的矩阵是单位矩阵，漏乘它也看不出来：请重新抽取",
    ),
    "verify.equal-matrices": (
        "The matrix at line {line} of {case} equals the one above it, so that swapping them does not show: draw another",
        "{case} 第 {line} 行开始的矩阵与上面的矩阵相同，用反了也看不出来：请重新抽取",
    ),
    "verify.no-distinct-sizes": (
        "No case named distinct-... has sizes on its first line that all differ: change them",
        "没有一个名为 distinct-… 的测试点首行的各个大小互不相同：请修改",
    ),
    "verify.same-answer": (
        "{count} of {cases} legal cases have the same answer, so that a program that always prints it passes them: {answer!r}. Vary the cases",
        "{cases} 个合法测试点中有 {count} 个答案相同，总是输出它的程序也能通过：{answer!r}。请让测试点有所变化",
    ),
    "verify.constant-answers": (
        "In {count} of {cases} answers all numbers are the same, so that mixing them up does not show: vary the inputs",
        "{cases} 个答案中有 {count} 个所有数都相同，弄混位置也看不出来：请让输入有所变化",
    ),
    "verify.illegal-rule-empty": (
        "The section does not say what to print for illegal input: {heading}. Write the rule, or that there is none",
        "该节没有说明输入非法时输出什么：{heading}。请写明规则，或说明不存在非法输入",
    ),
    "verify.illegal-output-not-named": (
        "The section must name, as code, what is printed for illegal input: {answer!r} is missing in {heading}",
        "该节必须以代码形式写出输入非法时的输出：{heading} 中缺少 {answer!r}",
    ),
    "verify.does-not-compile": (
        "The mistake {mistake} does not compile: {detail}",
        "错误 {mistake} 无法编译：{detail}",
    ),
    "verify.few-kills": (
        "The mistake {mistake} must be {expect} on at least {fewest} secret cases; it is on {kills}: add cases that show it",
        "错误 {mistake} 至少应在 {fewest} 个隐藏测试点上得到 {expect}，实际为 {kills} 个：请添加能测出它的测试点",
    ),
    "verify.not-named": (
        "The diagnosis does not name the mistake {mistake} when it is submitted, though its digests are stored: a fault of the judge, please report it",
        "提交错误 {mistake} 时，诊断没有指出它，尽管已保存它的摘要：这是评测程序的问题，请反馈",
    ),
    "verify.other-verdict": (
        "The mistake {mistake} gets {verdict} on {case}: add the verdict to `also`, or mend the mistake",
        "错误 {mistake} 在 {case} 上得到 {verdict}：请把它加入 `also`，或修改该错误",
    ),
}
