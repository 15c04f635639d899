# id=H80 | tries=a source of more than a mebibyte | verdicts=CE | invariants=judge_alive | repeat=4x30000
a, b = map(int, input().split())
print(a + b)
# one line of padding, forty bytes long
