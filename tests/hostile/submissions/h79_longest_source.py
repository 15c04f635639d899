# id=H79 | tries=a source of nearly a mebibyte, the most that is judged | verdicts=AC | invariants=judge_alive | repeat=4x26000
a, b = map(int, input().split())
print(a + b)
# one line of padding, forty bytes long
