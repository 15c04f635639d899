"""Accept what the statement allows: T, then T lines of nine integers."""

from judge.authoring.reading import Reader

BILLION = 10**9


def validate(read: Reader) -> None:
    (case_count,) = read.integers("T", low=-1000, high=1000)
    if case_count < 1:
        read.anything()
        return
    for _ in range(case_count):
        read.integers("B_q L d_q B_k M d_k B_v M_v d_v", low=-BILLION, high=BILLION)
    read.end()
