# -*- coding: utf-7 -*-
# id=H76 | tries=declares an encoding in which the source says something else than it shows: +AAo-print('hidden')+AAo-# in this comment | verdicts=AC,CE,RE,WA | invariants=judge_alive,report_safe
print(sum(map(int, input().split())))
