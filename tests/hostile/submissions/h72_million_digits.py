# id=H72 | tries=answers with one number of a million digits, quadratic for whoever converts it | verdicts=WA | invariants=judge_alive,wall_bounded,report_safe
print("7" * 1_000_000)
