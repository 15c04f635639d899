"""Patterns: which values stand in the output, and where it is right."""

MESSAGES: dict[str, tuple[str, str]] = {
    # values that show that a computation broke down
    "pattern.nan-everywhere": (
        "Every number is nan.",
        "每个数都是 nan。",
    ),
    "pattern.nan-everywhere.hint": (
        "Where does the first nan arise: in an exp that overflows, in 0/0, in inf - inf?",
        "第一个 nan 出现在哪一步：exp 溢出、0/0，还是 inf - inf？",
    ),
    "pattern.zeros": (
        "Every number is 0.",
        "每个数都是 0。",
    ),
    "pattern.zeros.hint": (
        "Is the array that you print the one that you have filled?",
        "你输出的数组，就是计算时填写的那个数组吗？",
    ),
    "pattern.nan-rows": (
        "Whole rows are nan: {count}, the first of them row {row}.",
        "有整行都是 nan：共 {count} 行，首个是第 {row} 行。",
    ),
    "pattern.nan-rows.hint": (
        "What do you divide by in row {row}? Can it be 0 or infinite?",
        "第 {row} 行的除数是什么？它会是 0 或无穷大吗？",
    ),
    "pattern.nan-rows-alone": (
        "Whole rows are nan: {count}, the first of them row {row}. All other rows are right.",
        "有整行都是 nan：共 {count} 行，首个是第 {row} 行；其余各行都对。",
    ),
    "pattern.nan-rows-alone.hint": (
        "What is special in row {row}? Print its scores, what is left of them behind the mask, and what you divide by.",
        "第 {row} 行特殊在哪里？打印它的分数、掩码之后剩下的分数，以及除数。",
    ),
    "pattern.nan-alone": (
        "Some numbers are nan: {count}. All others are right.",
        "有 {count} 个数是 nan，其余都对。",
    ),
    "pattern.nan-alone.hint": (
        "For which inputs does your formula divide by 0, or take the root or logarithm of a negative number?",
        "什么样的输入会让你的公式除以 0，或对负数开方、取对数？",
    ),
    "pattern.infinite-alone": (
        "Some numbers are infinite: {count}. All others are right.",
        "有 {count} 个数是无穷大，其余都对。",
    ),
    "pattern.infinite-alone.hint": (
        "For which inputs does your formula divide by 0, or exp overflow?",
        "什么样的输入会让你的公式除以 0，或让 exp 溢出？",
    ),
    # the same again and again
    "pattern.same-number": (
        "Every number is the same, and the answer's differ.",
        "输出的数全都相同，而答案各不相同。",
    ),
    "pattern.same-number.hint": (
        "Over which axes do you sum or average? Is one left too few?",
        "你沿哪些轴求和或求平均？是不是多消去了一个轴？",
    ),
    "pattern.same-row": (
        "Every row is the same, and the answer's rows differ.",
        "输出的每一行都相同，而答案的各行不同。",
    ),
    "pattern.same-row.hint": (
        "What in your computation belongs to row i alone? Print two rows of the attention weights.",
        "计算中哪一部分只属于第 i 行？打印两行注意力权重看看。",
    ),
    "pattern.same-row-in-blocks": (
        "In each block of {rows} rows every row is the same, and the answer's rows differ.",
        "每 {rows} 行为一块，块内各行都相同，而答案的各行不同。",
    ),
    "pattern.same-row-in-blocks.hint": (
        "What in your computation belongs to row i alone? Print two rows of the attention weights.",
        "计算中哪一部分只属于第 i 行？打印两行注意力权重看看。",
    ),
    "pattern.same-in-rows": (
        "All numbers of a row are the same, and the answer's differ.",
        "每一行内的数都相同，而答案不是这样。",
    ),
    "pattern.same-in-rows.hint": (
        "Over which axis do you sum or average? Should the features be left?",
        "你沿哪个轴求和或求平均？特征这一维应该保留吗？",
    ),
    # where the errors are
    "pattern.last-row-right": (
        "Of every {rows} rows only the last is right.",
        "每 {rows} 行中只有最后一行是对的。",
    ),
    "pattern.last-row-right.hint": (
        "Which keys does the last query see that the others do not, or the others that it does not? And in the definition?",
        "最后一个 query 能看到哪些其他 query 看不到的 key（或者相反）？定义中又是怎样？",
    ),
    "pattern.first-row-right": (
        "Of every {rows} rows only the first is right.",
        "每 {rows} 行中只有第一行是对的。",
    ),
    "pattern.first-row-right.hint": (
        "What does every row but the first depend on? Look at how you get from one position to the next.",
        "除第一行之外，其他行还依赖什么？看看你是怎样从一个位置走到下一个位置的。",
    ),
    "pattern.first-block-right": (
        "The first {rows} rows are right, and no row behind them.",
        "前 {rows} 行都对，之后没有一行是对的。",
    ),
    "pattern.first-block-right.hint": (
        "Is the second sequence read from its place, and treated as the first is?",
        "第二个序列是从正确的位置读入的吗？处理方式和第一个一样吗？",
    ),
    "pattern.wrong-from-row": (
        "All rows before row {row} are right, and none from there on.",
        "第 {row} 行之前都对，从这一行起没有一行是对的。",
    ),
    "pattern.wrong-from-row.hint": (
        "What happens for the first time in row {row}?",
        "第 {row} 行第一次出现了什么情况？",
    ),
    "pattern.ends-wrong": (
        "Only the first or the last rows of a sequence are wrong.",
        "只有序列开头或末尾的几行不对。",
    ),
    "pattern.ends-wrong.hint": (
        "What is different for a position near the end of the sequence? Which neighbours does it have?",
        "靠近序列两端的位置有什么不同？它有哪些邻居？",
    ),
    "pattern.first-columns-right": (
        "The first columns are right, {columns} of them; all the others are wrong.",
        "前 {columns} 列都对，其余各列都不对。",
    ),
    "pattern.first-columns-right.hint": (
        "What goes into column {columns} + 1 that does not go into those before it?",
        "有什么只用在第 {columns} + 1 列，而前面的列没有用到？",
    ),
}
