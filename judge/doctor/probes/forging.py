"""Probe: tell the judge another end than this one, through every descriptor there may be; then end with an exit code.

stdin: {"reply": what the judge might take for the truth, "exit_code"}
"""

import contextlib
import os

from judge.doctor.attempts import given

STDOUT = 1
HIGHEST_DESCRIPTOR = 256

told = given()
for descriptor in (number for number in range(HIGHEST_DESCRIPTOR) if number != STDOUT):
    with contextlib.suppress(OSError):
        os.write(descriptor, told["reply"].encode())
os._exit(told["exit_code"])
