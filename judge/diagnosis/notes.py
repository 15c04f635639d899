"""What the way a program ran says about why it failed."""

from collections.abc import Iterator

from judge.bank.kinds import kind_of
from judge.model import Execution, Remark, TestCase, TestResult, Verdict

LONG = 1.0  # seconds on the clock
IDLE = 0.25  # of the time on the clock: who used less CPU than that waited


def notes_on(result: TestResult, case: TestCase) -> tuple[Remark, ...]:
    """Return notes on the run behind `result`, but not what its reason says; on an accepted one only that it waited."""
    execution = result.execution
    if execution is None:
        return ()
    if result.verdict is Verdict.AC:
        return tuple(_idle(result, execution))
    return (*_input(result, execution, case), *_lost_output(execution), *_idle(result, execution))


def _input(result: TestResult, execution: Execution, case: TestCase) -> Iterator[Remark]:
    """Tell what of its input the program left. A crash leaves the rest unread, and illegal input may be left."""
    read = execution.input_read
    if read is None or not case.input:
        return
    if read == 0:
        yield Remark("note.input-not-read")
    elif read < len(case.input) and execution.exit_code == 0 and kind_of(case.name) != "illegal":
        yield Remark("note.input-partly-read")


def _lost_output(execution: Execution) -> Iterator[Remark]:
    """Tell that what was printed may never have left the program: it was stopped, or ended without flushing."""
    if execution.stdout:
        return
    if execution.stopped or execution.signal is not None:
        yield Remark("note.stopped-before-output")
    elif execution.exit_code and not execution.stderr:
        yield Remark("note.ended-without-output")


def _idle(result: TestResult, execution: Execution) -> Iterator[Remark]:
    wall, cpu = execution.wall_time, execution.cpu_time
    if wall > LONG and cpu < IDLE * wall and result.reason != "time.wall":
        yield Remark("note.idle", {"wall": round(wall, 2), "cpu": round(cpu, 2)})
