# id=H78 | tries=an expression nested a hundred thousand deep, on which the parser recurses | verdicts=AC,CE,RE,MLE | invariants=judge_alive,report_safe,wall_bounded | repeat=5x100000
a, b = map(int, input().split())
print(a + b, flush=True)
x = (
    not
    a
)
