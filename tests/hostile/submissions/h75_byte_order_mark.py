# id=H75 | tries=a source that begins with a byte order mark, as editors on Windows write it | verdicts=AC | invariants=judge_alive
a, b = map(int, input().split())
print(a + b)
