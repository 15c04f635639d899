"""`python -m bench`: measure, and write what was measured to the documents."""

import argparse
import sys

from bench.batches.measuring import FULL, SMALL
from bench.batches.report import measure_and_tell
from bench.place import open_place
from bench.submission import measure_submission
from judge.sandbox import TIERS

SUBMISSION, BATCHES = "submission", "batches"
ROUNDS = {SUBMISSION: 5, BATCHES: 2}  # of batches a round takes minutes


def main() -> None:
    """Measure and write."""
    options = read_arguments()
    for part in [options.only] if options.only else ROUNDS:
        with open_place(options.rounds or ROUNDS[part], options.isolation) as place:
            if part == SUBMISSION:
                written = measure_submission(place, tell)
            else:
                written = measure_and_tell(place, SMALL if options.small else FULL, tell)
        for each in written:
            if each.mark is not None:
                print(each.text)
            if not (options.dry_run or options.small):
                each.write()


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--only", choices=list(ROUNDS), help="one submission, or batches of them")
    parser.add_argument("--rounds", type=int, help=f"how often each way is timed (default: {ROUNDS})")
    parser.add_argument(
        "--isolation", choices=TIERS, help="tier to measure (default: the strongest that works)"
    )
    parser.add_argument(
        "--small", action="store_true", help="small batches: see that all works, write no file"
    )
    parser.add_argument("--dry-run", action="store_true", help="print the tables, write no file")
    return parser.parse_args()


def tell(progress: str) -> None:
    """Say what is being done."""
    print(progress, file=sys.stderr)


if __name__ == "__main__":
    main()
