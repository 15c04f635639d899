# id=H43 | tries=right answer, then blank lines up to the last byte that the output may have | verdicts=AC | invariants=judge_alive
import sys

a, b = map(int, input().split())
sys.stdout.write(str(a + b).ljust(1 << 20, "\n"))
