# id=H44 | tries=right answer, then blank lines up to one byte more than the output may have | verdicts=OLE | invariants=judge_alive
import sys

a, b = map(int, input().split())
sys.stdout.write(str(a + b).ljust((1 << 20) + 1, "\n"))
