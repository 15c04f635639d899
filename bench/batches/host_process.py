"""Run a command of the judge in this very process; say on the last line its peak memory (kB) and its CPU time (s).

That is the process that runs `judge grade`, without its workers. Started by `grading.py`.
"""

import sys
import time
from pathlib import Path

from judge.commands import run

code = run(sys.argv[1:])
status = Path("/proc/self/status").read_text().splitlines()
peak = next(line.split()[1] for line in status if line.startswith("VmHWM:"))
print(peak, time.process_time(), flush=True)
sys.exit(code)
