"""Patterns: how large the errors are."""

MESSAGES: dict[str, tuple[str, str]] = {
    # rounding and precision
    "pattern.fewer-decimals": (
        "The numbers are the answer's, rounded to fewer decimals: {decimals}.",
        "数值是答案舍入到更少小数位的结果：{decimals} 位。",
    ),
    "pattern.fewer-decimals.hint": (
        "How many decimals does the statement ask for? Where are yours lost?",
        "题面要求几位小数？你的小数在哪一步丢掉了？",
    ),
    "pattern.cut-off-early": (
        "The numbers are the answer's, cut off after fewer decimals: {decimals}.",
        "数值是答案截断到更少小数位的结果：{decimals} 位。",
    ),
    "pattern.cut-off-early.hint": (
        "Is there an integer division or an int() on the way?",
        "计算过程中有整除或 int() 吗？",
    ),
    "pattern.cut-off": (
        "The numbers are cut off after the last decimal instead of rounded.",
        "最后一位小数是直接截断的，没有舍入。",
    ),
    "pattern.cut-off.hint": (
        "What does your formatting make of 0.019 with two decimals?",
        "保留两位小数时，你的写法会把 0.019 变成什么？",
    ),
    "pattern.rounded-down": (
        "The numbers are always rounded down.",
        "所有数都是向下取整的。",
    ),
    "pattern.rounded-down.hint": (
        "What does your rounding make of 0.019, and what of -0.011?",
        "你的舍入会把 0.019 变成什么？-0.011 呢？",
    ),
    "pattern.rounded-up": (
        "The numbers are always rounded up.",
        "所有数都是向上取整的。",
    ),
    "pattern.rounded-up.hint": (
        "What does your rounding make of 0.011?",
        "你的舍入会把 0.011 变成什么？",
    ),
    "pattern.negatives-rounded-up": (
        "Positive numbers are right; negative ones are one unit of the last digit too large.",
        "正数都对；负数则在最后一位上大了 1。",
    ),
    "pattern.negatives-rounded-up.hint": (
        "What does your rounding make of -0.016? int() cuts off towards zero.",
        "你的舍入会把 -0.016 变成什么？int() 是向零截断的。",
    ),
    "pattern.single-precision": (
        "The errors have the size of single precision, about seven digits.",
        "误差的大小正是单精度（约七位有效数字）的水平。",
    ),
    "pattern.single-precision.hint": (
        "What is the dtype of your arrays?",
        "你的数组是什么 dtype？",
    ),
    "pattern.one-unit": (
        "Wrong numbers: {count}, all by one unit of the last digit only.",
        "有 {count} 个数不对，都只在最后一位上差 1。",
    ),
    "pattern.one-unit.hint": (
        "Is anything rounded before the end, or computed in float32?",
        "在最后输出之前，有没有提前舍入，或用了 float32？",
    ),
    "pattern.nearly-right": (
        "All numbers are nearly right: none is off by more than 1 % of the largest.",
        "所有数都很接近：误差都不超过最大数的 1%。",
    ),
    "pattern.nearly-right.hint": (
        "What is small in your formula, or rounded before the end? Is it where the definition has it?",
        "公式里有没有很小的量，或提前做的舍入？它和定义中的位置一致吗？",
    ),
    # off by a factor or a constant
    "pattern.factor": (
        "All numbers are the answer's times {factor}.",
        "所有数都是答案的 {factor} 倍。",
    ),
    "pattern.factor.hint": (
        "Which factor stands in front of everything in the formula? Print one number before and after it is applied.",
        "公式中哪个系数乘在所有数上？打印一个数在乘之前和乘之后的值。",
    ),
    "pattern.factor-about": (
        "All numbers are the answer's times the same factor, about {factor}.",
        "所有数都是答案乘以同一个系数，约为 {factor}。",
    ),
    "pattern.factor-about.hint": (
        "What do you multiply or divide everything by, and what does the definition?",
        "你把所有数乘以或除以了什么？定义中又是什么？",
    ),
    "pattern.constant": (
        "All numbers are off by the same amount.",
        "所有数都与答案相差同一个值。",
    ),
    "pattern.constant.hint": (
        "What is added to every number? Is it there once, and only once?",
        "每个数都要加上什么？是否恰好加了一次？",
    ),
    "pattern.row-factors": (
        "Each row is the answer's times a factor of its own.",
        "每一行都是答案的该行乘以一个系数，各行系数不同。",
    ),
    "pattern.row-factors.hint": (
        "By which sum is a row divided? Which terms belong in it?",
        "一行除以的是哪个和？哪些项应当算在里面？",
    ),
    "pattern.column-factors": (
        "Each column is the answer's times a factor of its own.",
        "每一列都是答案的该列乘以一个系数，各列系数不同。",
    ),
    "pattern.column-factors.hint": (
        "Is there a weight for each feature, or a sum along the wrong axis?",
        "每个特征有自己的权重吗？有没有沿错误的轴求和？",
    ),
    "pattern.row-constants": (
        "Each row is off by an amount of its own.",
        "每一行都与答案相差一个值，各行不同。",
    ),
    "pattern.row-constants.hint": (
        "What is subtracted from or added to a whole row, such as its mean?",
        "有什么量要从整行中减去或加上，例如该行的均值？",
    ),
    "pattern.column-constants": (
        "Each column is off by an amount of its own.",
        "每一列都与答案相差一个值，各列不同。",
    ),
    "pattern.column-constants.hint": (
        "Is there a bias, or another vector with an entry for each column? Is it added, once?",
        "有没有偏置，或每列一个分量的向量？是否恰好加了一次？",
    ),
    # numbers for themselves
    "pattern.number-factor": (
        "Number {token} of line {line} is exactly {factor} times the answer's.",
        "第 {line} 行第 {token} 个数恰好是答案的 {factor} 倍。",
    ),
    "pattern.number-factor.hint": (
        "Count the parts that make up number {token} of line {line}. How many are there, and how large is each?",
        "第 {line} 行第 {token} 个数由哪些部分组成？有几部分，各有多大？",
    ),
    "pattern.wraps-in-32-bits": (
        "The wrong integers are off by multiples of 2^32: they did not fit into 32 bits.",
        "出错的整数都与答案相差 2^32 的倍数：超出了 32 位的范围。",
    ),
    "pattern.wraps-in-32-bits.hint": (
        "Which is the largest integer that your type can hold?",
        "你用的整数类型最大能表示多少？",
    ),
    "pattern.fraction-for-percentage": (
        "Wrong numbers: {count}, each 100 times too small: a fraction in place of a percentage.",
        "有 {count} 个数不对，都小了 100 倍：输出的是小数，而不是百分数。",
    ),
    "pattern.fraction-for-percentage.hint": (
        "Is the number asked for a fraction of 1 or of 100?",
        "题目要的是以 1 为整体，还是以 100 为整体？",
    ),
    "pattern.percentage-for-fraction": (
        "Wrong numbers: {count}, each 100 times too large: a percentage in place of a fraction.",
        "有 {count} 个数不对，都大了 100 倍：输出的是百分数，而不是小数。",
    ),
    "pattern.percentage-for-fraction.hint": (
        "Is the number asked for a fraction of 1 or of 100?",
        "题目要的是以 1 为整体，还是以 100 为整体？",
    ),
    # sums of attention weights
    "pattern.columns-add-up": (
        "Your columns add up to 1, and the rows should.",
        "你的输出是每列之和为 1，而应当是每行之和为 1。",
    ),
    "pattern.columns-add-up.hint": (
        "Over which axis does your softmax run: does each query share 1 among the keys?",
        "你的 softmax 沿哪个轴？每个 query 是否把 1 分给了各个 key？",
    ),
    "pattern.all-adds-up": (
        "All your numbers together add up to 1, and each row should.",
        "你的输出是全部数之和为 1，而应当是每行之和为 1。",
    ),
    "pattern.all-adds-up.hint": (
        "Along which axis do you take the sum of the softmax? Is there one at all?",
        "softmax 的求和指定了沿哪个轴吗？",
    ),
    "pattern.rows-do-not-add-up": (
        "Your rows do not add up to 1, and they should.",
        "你的输出每行之和不为 1，而应当为 1。",
    ),
    "pattern.rows-do-not-add-up.hint": (
        "Is the last thing that you do to the weights the division by their sum?",
        "对权重的最后一步处理，是除以它们的和吗？",
    ),
    "pattern.one-hot": (
        "Each row has a single 1, and the answer spreads the weight.",
        "你的每一行只有一个 1，而答案的权重是分散的。",
    ),
    "pattern.one-hot.hint": (
        "How large are your scores, and are they scaled?",
        "你的分数有多大？缩放了吗？",
    ),
}
