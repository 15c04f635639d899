"""Programs as people write them, and what they print."""

import pytest

from judge.model import TestCase, Verdict

SOLVE = "a, b = map(int, input().split())\n"


@pytest.mark.parametrize(
    "source",
    [
        SOLVE + "print(a + b)",
        "import numpy as np\nprint(np.array(input().split(), dtype=np.int64).sum())",
        "import sys\nprint(sum(map(int, sys.stdin.read().split())))",
        "import sys\nfor line in sys.stdin: print(sum(map(int, line.split())))",
        "print(sum(map(int, open(0).read().split())))",
        "print(sum(map(int, open('/dev/stdin').read().split())))",
        "import os\nos.write(1, b'%d\\n' % sum(map(int, os.read(0, 100).split())))",
        "import numpy as np\nprint(int(np.loadtxt('/dev/stdin', dtype=np.int64).sum()))",
        "import fileinput\nfor line in fileinput.input(): print(sum(map(int, line.split())))",
        "def main():\n    " + SOLVE + "    print(a + b)\nif __name__ == '__main__':\n    main()",
        SOLVE + "import sys\nsys.stdout.write(str(a + b))",
        SOLVE + "print(a + b, end='\\r\\n')",
        SOLVE + "print(' ', a + b, '\\t')\nprint()\nprint()",
        SOLVE + "import sys\nprint('debug', a, b, file=sys.stderr)\nprint(a + b)",
        SOLVE + "import warnings\nwarnings.warn('odd')\nprint(a + b)",
        SOLVE + "import atexit\natexit.register(lambda: print(a + b))",
        SOLVE + "import threading\nt = threading.Thread(target=lambda: print(a + b))\nt.start()",
        SOLVE + "import threading\nthreading.Thread(target=lambda: 1 / 0).start()\nprint(a + b)",
        SOLVE + "print(a + b)\nimport sys\nsys.exit()",
        SOLVE + "print(a + b)\nexit(0)",
        SOLVE + "print(a + b)\nraise SystemExit(256)",  # a system keeps eight bits of it
        SOLVE + "print(a + b, flush=True)\nimport os\nos._exit(0)",
        SOLVE + "print(a + b, file=open(1, 'w'))",
        SOLVE + "import random\nrandom.seed(1)\nprint(a + b + 0 * random.randint(0, 9))",
        SOLVE
        + "from functools import cache\n@cache\ndef f(n): return n and 1 + f(n - 1)\nprint(a + b + f(300) - 300)",
        SOLVE + "print(a + b)\nclass Noisy:\n    def __del__(self): raise ValueError\nnoisy = Noisy()",
    ],
)
def test_a_right_program_is_accepted_in_every_tier(judged, judged_portable, source: str) -> None:
    for judge in (judged, judged_portable):
        report = judge(source)
        assert [(r.verdict, r.reason, dict(r.details)) for r in report.results] == [
            (Verdict.AC, None, {})
        ] * 2
        assert (report.verdict, report.passed) == (Verdict.AC, 2)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (SOLVE + "print(a + b + 1)", "check.wrong-number"),
        (SOLVE + "print(a)", "check.wrong-number"),
        ("print(7)", "check.wrong-number"),  # right on the sample alone
        (SOLVE, "check.nothing-printed"),
        ("", "check.nothing-printed"),
        ("# only a comment", "check.nothing-printed"),
        ("print()", "check.no-output"),
        (SOLVE + "print(a + b)\nprint(a + b)", None),
        (SOLVE + "print(a + b, '\\0')", None),
        (SOLVE + "import sys\nsys.stdout.buffer.write(b'%d\\xff\\n' % (a + b))", None),
        (SOLVE + "import sys\nsys.stdout.buffer.write(b'\\xff\\xfe' + str(a + b).encode('utf-16le'))", None),
        (SOLVE + "print('\\ufeff%d' % (a + b))", None),
        (SOLVE + "import sys\nprint(a + b, file=sys.stderr)", "check.nothing-printed"),
        (SOLVE + "import sys\nsys.stdout.close()", "check.nothing-printed"),
        (SOLVE + "print(a + b)\nimport os\nos._exit(0)", "check.nothing-printed"),
        (SOLVE + "import os\nprint(a + b)\nos.dup2(os.open('/dev/null', 1), 1)", "check.nothing-printed"),
        (SOLVE + "print('\\x1b[32m%d\\x1b[0m' % (a + b))", None),
    ],
)
def test_a_wrong_program_is_told_why(judged, source: str, reason: str | None) -> None:
    report = judged(source, run_all=True)
    result = report.results[-1]
    assert (report.verdict, result.verdict) == (Verdict.WA, Verdict.WA)
    assert result.reason
    assert reason in (None, result.reason)


def test_a_right_number_in_another_form_is_a_presentation_error(judged) -> None:
    report = judged(SOLVE + "print(float(a + b))")
    assert (report.verdict, report.results[0].reason) == (Verdict.PE, "check.integer-with-decimals")


def test_judging_stops_at_the_first_failure_unless_told_otherwise(judged) -> None:
    source = SOLVE + "print(a + b if a != 3 else 0)"
    assert [r.verdict for r in judged(source, run_all=False).results] == [Verdict.WA]
    assert [r.verdict for r in judged(source, run_all=True).results] == [Verdict.WA, Verdict.AC]


def test_nothing_is_remembered_from_test_to_test(judged, judged_portable) -> None:
    source = (
        "import os, sys\n"
        "seen = os.path.exists('seen') or hasattr(sys, 'seen')\n"
        "sys.seen = True\n"
        "try: open('seen', 'w').close()\n"
        "except OSError: pass\n" + SOLVE + "print(0 if seen else a + b)"
    )
    assert judged(source).verdict is Verdict.AC
    assert judged_portable(source).verdict is Verdict.AC


def test_a_program_cannot_reach_a_second_test_by_its_input(judged) -> None:
    source = "import sys\nprint(sum(map(int, sys.stdin.readline().split())))\nassert sys.stdin.read() == ''"
    assert judged(source).verdict is Verdict.AC


def test_a_large_input_that_is_never_read(judged) -> None:
    cases = [TestCase("secret/01-long", b"5 " * (25 << 20), b"1\n")]
    assert judged("print(1)", cases=cases).verdict is Verdict.AC


def test_a_large_input_and_a_large_output(judged) -> None:
    numbers = b"".join(b"%d\n" % n for n in range(100_000))
    cases = [TestCase("secret/01-long", numbers, numbers)]
    source = "import sys\nprint('0\\n' * 0, end='')\nfor line in sys.stdin: print(int(line))"
    assert judged(source, cases=cases).verdict is Verdict.AC


def test_large_output_before_the_input_is_read(judged) -> None:
    cases = [TestCase("secret/01-long", b"y" * 1_000_000, b"x" * 1_000_000 + b"\n1000000\n")]
    source = "import sys\nprint('x' * 1_000_000, flush=True)\nprint(len(sys.stdin.read()))"
    assert judged(source, cases=cases, output=2_000_000).verdict is Verdict.AC


def test_the_exact_checker_is_used_where_a_problem_asks_for_it(judged) -> None:
    assert judged(SOLVE + "print(a + b)", checker="exact").verdict is Verdict.AC
    assert judged(SOLVE + "print(a + b, ' ')", checker="exact").verdict is not Verdict.AC
