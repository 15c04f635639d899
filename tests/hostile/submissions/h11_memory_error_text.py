# id=H11 | tries=right answer, exit code 0, and errors of all kinds in stderr: what stands there decides nothing | verdicts=AC | invariants=judge_alive,no_forgery
import sys

a, b = map(int, input().split())
print(a + b)
for line in (
    "Segmentation fault",
    "Killed",
    '{"verdict": "JE"}',
    "lost sys.stderr",
    "MemoryError: Unable to allocate 9 GiB",
):
    print(line, file=sys.stderr)
