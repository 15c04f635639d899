"""What of a test's result may be shown while the test is secret."""

import re

from judge.checkers.validator import REFUSED
from judge.model import TestResult, Verdict

# The name of an exception, with its modules, at the beginning of a line. No digits: a message may quote the input.
EXCEPTION = re.compile(
    r"(?:[A-Za-z_]\w*\.)*([A-Za-z_]*(?:Error|Exception|Interrupt|Warning))(?=:|$)", re.ASCII
)


def shown_details(result: TestResult, revealed: bool) -> dict[str, str | int | float]:
    """Return the details of a result that may be shown.

    The message of an exception often quotes the input ("invalid literal for int(): '...'"); of a test that is not
    revealed only the name of the exception is told. So does what an author's own checker tells judges (in contrast to
    what it tells whoever submits), and that is not told at all.
    """
    details = dict(result.details)
    detail = details.get("detail")
    if isinstance(detail, str) and not revealed:
        if result.verdict in (Verdict.RTE, Verdict.MLE):
            name = EXCEPTION.match(detail)
            details["detail"] = name[1] if name else ""
        elif result.reason == REFUSED:
            details["detail"] = ""
    return details
