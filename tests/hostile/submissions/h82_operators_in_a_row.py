# id=H82 | tries=one sum of a hundred thousand terms: the compiler recurses through it and may crash | verdicts=AC,CE,RE,MLE | invariants=judge_alive,report_safe,wall_bounded | repeat=6x100000
a, b = map(int, input().split())
print(a + b, flush=True)
a = (
    a
    - 1
    - 2
)
