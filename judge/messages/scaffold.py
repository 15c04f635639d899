"""For authors who begin an exercise: what `judge new` asks and says, and what verify says of places left to write."""

MESSAGES = {
    # questions; what stands in brackets is taken if nothing is typed
    "new.ask-title-en": ("Title in English [{default}]:", "英文标题 [{default}]："),
    "new.ask-title-zh": ("Title in Chinese [{default}]:", "中文标题 [{default}]："),
    "new.ask-topic": (
        "Topics of this bank: {topics}\nTopic, one of these or a new one:",
        "题库中的主题：{topics}\n主题（选用其中之一，或输入新的）：",
    ),
    "new.ask-topic-default": (
        "Topic, such as masks or kv-cache [{default}]:",
        "主题，例如 masks 或 kv-cache [{default}]：",
    ),
    "new.ask-difficulty": (
        "Difficulty: easy, medium or hard [{default}]:",
        "难度：easy（简单）、medium（中等）或 hard（困难）[{default}]：",
    ),
    "new.ask-stars": (
        "Stars, 1 to 5: how often interviewers ask it [{default}]:",
        "星级，1 到 5，表示面试中的常考程度 [{default}]：",
    ),
    "new.ask-decimals": (
        "Decimals of the printed numbers, 1 to 4 [{default}]:",
        "输出保留几位小数，1 到 4 [{default}]：",
    ),
    # what comes of it
    "new.written": (
        "{id} is begun, in {path}. Written:",
        "题目 {id} 的骨架已写入 {path}，文件如下：",
    ),
    "new.new-topic": (
        "The topic {topic} is new: give it its titles in {path}",
        "主题 {topic} 是新建的：请在 {path} 中填写它的标题",
    ),
    "new.next": (
        "It works as it stands, as a small exercise. Replace what is marked TODO, file by file, then delete the mark.\n"
        "Test cases, then all rules; verify names the files that still have a mark:\n"
        "  judge generate {words}\n  judge verify {words}",
        "骨架本身就是一道可以运行的小题。请逐个文件替换标有 TODO 的内容，并删去标记。\n"
        "先生成测试点，再按全部规则检查；检查时会列出仍有标记的文件：\n"
        "  judge generate {words}\n  judge verify {words}",
    ),
    # errors
    "new.bad-id": (
        "A name is lower-case words joined by dashes, not: {id}. For example: {candidate}",
        "名称应为用连字符连接的小写英文单词，而不是：{id}。例如：{candidate}",
    ),
    "new.bad-title": (
        "A title is one line with something in it, not: {title}",
        "标题应为一行非空的文字，而不是：{title}",
    ),
    "new.bad-choice": (
        "One of these is expected: {choices}; found: {found}",
        "只能是其中之一：{choices}；实际为：{found}",
    ),
    "new.no-topic": (
        "The exercise needs a topic: name one with `--topic`. The topics are: {topics}",
        "题目需要一个主题：请用 `--topic` 指定。全部主题：{topics}",
    ),
    "new.topic-near": (
        "There is no topic with this id: {topic}. Did you mean: {candidates}? `--new-topic` makes a new one all the same",
        "没有这个主题：{topic}。你要找的是不是：{candidates}？如果确实要新建，请加上 `--new-topic`",
    ),
    "new.exists": (
        "There is an exercise of this id already, nothing was written: {id} ({path}). Choose another id",
        "已有这个 id 的题目，未写入任何文件：{id}（{path}）。请换一个 id",
    ),
    "new.not-a-bank": (
        "This is neither a bank of exercises nor an empty folder: {path}. Name one with `--bank`",
        "这里既不是题库，也不是空文件夹：{path}。请用 `--bank` 指定",
    ),
    "new.unwritable": (
        "The exercise cannot be written: {path} ({detail}). Name another bank with `--bank`",
        "无法写入题目：{path}（{detail}）。请用 `--bank` 指定别的题库",
    ),
    "new.tracks-by-hand": (
        "This file is written in a way that `judge new` does not understand: {path}. Add {id} to the topic {topic} by hand, then try again",
        "`judge new` 无法理解这个文件的写法：{path}。请手工把 {id} 加入主题 {topic}，然后重试",
    ),
    # verify
    "verify.todo-left": (
        "Places still marked {mark}: {count}, the first on line {line}. Write what belongs there, then delete the mark",
        "仍有 {mark} 标记：{count} 处，第一处在第 {line} 行。请写好相应内容，然后删去标记",
    ),
}
