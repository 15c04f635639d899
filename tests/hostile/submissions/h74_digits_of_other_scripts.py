# id=H74 | tries=the right number in digits of other scripts, and with underscores: int() reads them, the checker must not | verdicts=WA,PE | invariants=judge_alive,report_safe
import sys

a, b = map(int, input().split())
sys.stdout.reconfigure(encoding="utf-8")
wide = str(a + b).translate({ord("0") + d: 0xFF10 + d for d in range(10)})
print(wide)
print(f"{a + b:_}", str(a + b).translate({ord("0") + d: 0x0660 + d for d in range(10)}))
