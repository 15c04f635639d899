"""Works on all cases together: one NumPy array of shape (T, 9), a column per size, outcomes by np.select."""

import sys

import numpy as np

first_line, _, rest = sys.stdin.buffer.read().partition(b"\n")
T = int(first_line)
if T < 1:
    print(0)
    sys.exit()

table = np.array(rest.split(), dtype=np.int64).reshape(T, 9)
Bq, L, dq, Bk, M, dk, Bv, Mv, dv = table.T

outcome = np.select(
    [(table <= 0).any(axis=1), (Bq != Bk) | (Bk != Bv), dq != dk, Mv != M],
    ["0", "ERR batch", "ERR inner", "ERR length"],
    default="S",
)
for t in range(T):
    if outcome[t] == "S":
        print("S", Bq[t], L[t], M[t], "O", Bv[t], L[t], dv[t])
    else:
        print(outcome[t])
