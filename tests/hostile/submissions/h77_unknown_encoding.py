# -*- coding: hostile-owned -*- ]0;owned [bold red] ‮
# id=H77 | tries=declares an encoding that does not exist, in a line of escapes and markup | verdicts=CE,RE | invariants=judge_alive,report_safe
a, b = map(int, input().split())
print(a + b)
