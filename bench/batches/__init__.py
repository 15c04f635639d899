"""Batches: what it costs to grade many submissions, as ratios and as what a submission, a test and a row take.

    work.py        programs that differ, exercises to grade them by
    grading.py     `judge grade` as a command, and what it has written
    throughput.py  `judge grade` and its engine against a pool of cold interpreters
    engines.py     workers on this machine against a Dask cluster on this machine
    host.py        memory and time of the process that runs `judge grade`, for few rows and for many
    abuse.py       what programs cost that hang, flood and run into limits, to the others
    measuring.py   all of it
    figures.py     what is measured, with its bounds, for docs/performance.md
    scale.py       the same for a submission, and for a million, for docs/scaling.md

Everything runs on `WORKERS` workers, however many cores there are: so the figures of machines compare.
"""

WORKERS = 2
