# id=H89 | tries=floods stdout one byte at a time, to keep whoever reads it busy | verdicts=OLE,TLE | invariants=judge_alive,machine_ok,wall_bounded
import os

while True:
    os.write(1, b" ")
