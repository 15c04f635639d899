# id=H71 | tries=answers with numbers that are small to write and endless to expand, for the checker to compute | verdicts=WA,PE | invariants=judge_alive,wall_bounded
for number in (
    "1e999999999",
    "-1E+999999999999999999",
    "1e-999999999",
    "0x1p999999",
    "nan",
    "inf",
    "1_0",
    "9" * 5000 + "e9999",
):
    print(number)
