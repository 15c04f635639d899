# id=H39 | tries=right answer, then an exit of its own kind whose code is 0, whatever it was raised with | verdicts=AC | invariants=judge_alive,no_forgery
class Leave(SystemExit):
    code = 0


a, b = map(int, input().split())
print(a + b)
raise Leave(7)
