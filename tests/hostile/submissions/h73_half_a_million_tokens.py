# id=H73 | tries=answers with half a million tokens, one a line and each of another kind than expected | verdicts=WA,PE | invariants=judge_alive,wall_bounded,report_safe
a, b = map(int, input().split())
print(a + b, *["x,"] * 250_000, sep="\n")
