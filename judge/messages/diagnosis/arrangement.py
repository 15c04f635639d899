"""Patterns: right numbers or words in another arrangement, in part, or right for another question."""

MESSAGES: dict[str, tuple[str, str]] = {
    # the right answer to another question
    "pattern.sample-answer": (
        "This is the answer of {sample}: what is different in this input makes no difference to your program.",
        "这是 {sample} 的答案：本测试点的输入虽然不同，你的程序却没有体现出来。",
    ),
    "pattern.sample-answer.hint": (
        "Compare this input with that of {sample}. Which of the differences does your program take into account?",
        "把这份输入和 {sample} 的输入对比一下：不同之处，你的程序都用到了吗？",
    ),
    "pattern.illegal-accepted": (
        "This input is illegal, and your program does not print what the statement asks for then.",
        "这份输入不合法，而你的程序没有按题面对非法输入的要求输出。",
    ),
    "pattern.illegal-accepted.hint": (
        "Go through the rules for illegal input one by one. Which of them does this input break?",
        "逐条对照题面的“非法输入”规则：这份输入违反了哪一条？",
    ),
    "pattern.legal-refused": (
        "This input is legal, and your program gives the answer for illegal input.",
        "这份输入是合法的，你的程序却按非法输入作答。",
    ),
    "pattern.legal-refused.hint": (
        "Which of your checks refuses this input? Look at its limits: is `<` meant, or `<=`?",
        "是哪一条检查拒绝了这份输入？看看边界：该用 `<` 还是 `<=`？",
    ),
    "pattern.decimal-comma": (
        "The numbers have a decimal comma; the answer has a decimal point.",
        "小数用了逗号，应当用小数点。",
    ),
    "pattern.decimal-comma.hint": (
        "Which sign separates the whole part of a number from its decimals?",
        "整数部分和小数部分之间应该用什么符号？",
    ),
    # words
    "pattern.letter-case": (
        "Only capital and small letters differ from the answer.",
        "与答案只差字母的大小写。",
    ),
    "pattern.letter-case.hint": (
        "Read the words of the statement letter by letter. How are they written?",
        "逐个字母对照题面：这些词是怎么写的？",
    ),
    "pattern.look-alike": (
        "All is right but for characters that look alike: the letter O and the digit 0, or l, I and 1.",
        "其余都对，只是混用了形近字符：字母 O 与数字 0，或 l、I 与 1。",
    ),
    "pattern.look-alike.hint": (
        "Is each character the one that the statement has, or one that only looks like it?",
        "每个字符都和题面一样吗？会不会只是看起来一样？",
    ),
    "pattern.attached": (
        "The numbers are right, but something is attached to {count} of them.",
        "数值都对，但有 {count} 个数旁边多了字符。",
    ),
    "pattern.attached.hint": (
        "Is there anything but digits, the sign and the point in your numbers?",
        "你输出的数里，除了数字、符号和小数点，还有别的字符吗？",
    ),
    "pattern.labels": (
        "The numbers are right, but there are {count} more words in the output.",
        "数值都对，但输出里多了 {count} 个词。",
    ),
    "pattern.labels.hint": (
        "Does the statement ask for every word that you print?",
        "你输出的每个词，题面都要求了吗？",
    ),
    # the answer in part, or more than it
    "pattern.first-part": (
        "Only the first part of the answer is there, and it is right: {rows} of {of} lines.",
        "只输出了答案的前一部分，且都对：{of} 行中的前 {rows} 行。",
    ),
    "pattern.first-part.hint": (
        "How many sequences are in the batch, and how many does your loop (or your reshape) treat?",
        "这个批次有几个序列？你的循环（或 reshape）处理了几个？",
    ),
    "pattern.last-part": (
        "Only the last part of the answer is there, and it is right: {rows} of {of} lines.",
        "只输出了答案的后一部分，且都对：{of} 行中的后 {rows} 行。",
    ),
    "pattern.last-part.hint": (
        "Is each sequence printed, or does the last one take the place of those before?",
        "每个序列都输出了吗？还是后一个覆盖了前面的？",
    ),
    "pattern.row-missing": (
        "One row is missing, row {row}; all others are right.",
        "缺了第 {row} 行，其余各行都对。",
    ),
    "pattern.row-missing.hint": (
        "With which index does your loop begin, and with which does it end?",
        "你的循环从哪个下标开始，到哪个下标结束？",
    ),
    "pattern.row-repeated": (
        "Row {row} is there twice; all others are right.",
        "第 {row} 行输出了两次，其余各行都对。",
    ),
    "pattern.row-repeated.hint": (
        "Is there an index at which two pieces of your computation overlap?",
        "你的计算中，有没有两段在某个下标处重叠？",
    ),
    "pattern.twice": (
        "The whole answer is printed twice.",
        "整个答案输出了两遍。",
    ),
    "pattern.twice.hint": (
        "How many times does your program call the function that prints?",
        "输出用的函数被调用了几次？",
    ),
    "pattern.first-columns": (
        "Of each row only the first {columns} of {of} numbers are there; they are right.",
        "每行 {of} 个数只输出了前 {columns} 个，这些都对。",
    ),
    "pattern.first-columns.hint": (
        "How wide is a row of the answer? Are all heads in it?",
        "答案的一行有多宽？所有的头都在里面吗？",
    ),
    "pattern.last-columns": (
        "Of each row only the last {columns} of {of} numbers are there; they are right.",
        "每行 {of} 个数只输出了后 {columns} 个，这些都对。",
    ),
    "pattern.last-columns.hint": (
        "How wide is a row of the answer? Are all heads in it?",
        "答案的一行有多宽？所有的头都在里面吗？",
    ),
    "pattern.more-in-lines": (
        "Each line is the answer's, with something more before or behind it.",
        "每一行都含有正确答案，但前后多了别的内容。",
    ),
    "pattern.more-in-lines.hint": (
        "What does the statement say is on a line? Is it all that you print there?",
        "题面说一行里有什么？你是否多输出了别的？",
    ),
    # signs
    "pattern.negated": (
        "All signs are reversed.",
        "所有数的符号都反了。",
    ),
    "pattern.negated.hint": (
        "Is a difference taken the other way round, or a minus sign missing?",
        "是不是减法的次序反了，或者漏了一个负号？",
    ),
    "pattern.signs": (
        "The numbers are right but for the signs of {count} of them.",
        "除 {count} 个数的符号之外，其余都对。",
    ),
    "pattern.signs.hint": (
        "Where in the formula does a minus sign stand, and to which half of the numbers does it belong?",
        "公式中哪里有负号？它作用在哪一半数上？",
    ),
    # the right numbers in another arrangement
    "pattern.rows-shifted": (
        "Row i of your output is row {source} of the answer.",
        "你输出的第 i 行是答案的第 {source} 行。",
    ),
    "pattern.rows-shifted.hint": (
        "To which position does your row i belong? Do you count from 0 or from 1?",
        "你的第 i 行对应哪个位置？下标从 0 还是从 1 开始？",
    ),
    "pattern.columns-shifted": (
        "Column i of your output is column {source} of the answer.",
        "你输出的第 i 列是答案的第 {source} 列。",
    ),
    "pattern.columns-shifted.hint": (
        "To which feature does your column i belong? Do you count from 0 or from 1?",
        "你的第 i 列对应哪个特征？下标从 0 还是从 1 开始？",
    ),
    "pattern.transposed": (
        "Your matrix is the answer transposed.",
        "你的矩阵是答案的转置。",
    ),
    "pattern.transposed.hint": (
        "Which of the two axes is a row of your output?",
        "你输出的一行，对应的是哪一个轴？",
    ),
    "pattern.transposed-each": (
        "Each block of {rows} rows of the answer is transposed in your output.",
        "答案每 {rows} 行为一块，你的输出把每一块都转置了。",
    ),
    "pattern.transposed-each.hint": (
        "Which of the last two axes is a row of your output?",
        "最后两个轴中，你输出的一行对应哪一个？",
    ),
    "pattern.column-by-column": (
        "Your rows hold the answer column by column: transposed, then cut into rows of the old length.",
        "你的输出是按列读出的答案：先转置，再按原来的行宽切开。",
    ),
    "pattern.column-by-column.hint": (
        "In which order does reshape read the numbers, and is it the order in which you need them?",
        "reshape 按什么顺序读数？这是你需要的顺序吗？",
    ),
    "pattern.heads-merged": (
        "The results of {heads} heads are put together by a reshape without bringing the axis of the heads back beside the features first.",
        "合并 {heads} 个头的结果时直接做了 reshape，没有先把头这个轴换回特征轴旁边。",
    ),
    "pattern.heads-merged.hint": (
        "Row 0 should hold the result of every head for the first token. Which tokens are in yours?",
        "第 0 行应当是各个头对第一个 token 的结果。你的第 0 行里是哪些 token？",
    ),
    "pattern.rows-interleaved": (
        "The rows of {blocks} blocks of the answer are mixed: the first row of each, then the second of each.",
        "答案 {blocks} 块的各行交错在一起：先是各块的第一行，再是各块的第二行。",
    ),
    "pattern.rows-interleaved.hint": (
        "Which axis comes first in the answer, and which in your array?",
        "答案中哪个轴在最前？你的数组呢？",
    ),
    "pattern.blocks-reordered": (
        "Blocks of {rows} rows are right, but they stand in another order.",
        "每 {rows} 行为一块，各块内容都对，但次序不对。",
    ),
    "pattern.blocks-reordered.hint": (
        "In which order does the statement want the sequences or heads?",
        "题面要求序列（或各个头）按什么次序输出？",
    ),
    "pattern.rows-reordered": (
        "The rows are right, but they stand in another order.",
        "各行内容都对，但次序不对。",
    ),
    "pattern.rows-reordered.hint": (
        "What decides the order of your rows? Is it the order of the queries?",
        "你的行按什么排序？是 query 的次序吗？",
    ),
    "pattern.heads-reordered": (
        "Blocks of {columns} columns are right, but they stand in another order.",
        "每 {columns} 列为一块，各块内容都对，但次序不对。",
    ),
    "pattern.heads-reordered.hint": (
        "Which head belongs in the leftmost columns?",
        "最左边的几列应该是哪个头？",
    ),
    "pattern.columns-reordered": (
        "The columns are right, but they stand in another order.",
        "各列内容都对，但次序不对。",
    ),
    "pattern.columns-reordered.hint": (
        "Which feature is column j of your output? How did you cut the features into heads?",
        "你输出的第 j 列是哪个特征？各个头是怎样切分特征的？",
    ),
    "pattern.reordered": (
        "All the numbers of the answer are there, but in other places.",
        "答案中的数都在，但位置不对。",
    ),
    "pattern.reordered.hint": (
        "Follow one number through each reshape and transpose: where should it end, and where does it?",
        "跟踪一个数经过每次 reshape 和转置的位置：它应该在哪里，实际又在哪里？",
    ),
}
