# id=H38 | tries=right answer, then sys.exit("0"): a text is an error | verdicts=RE | invariants=judge_alive,no_forgery
import sys

a, b = map(int, input().split())
print(a + b)
sys.exit("0")
