"""
expect = "WA"
title.en = "All failing checks are reported instead of only the first"
title.zh = "把所有不通过的检查都报了出来，而不是只报第一个"
hint.en = "What does your line look like when two checks fail at once?"
hint.zh = "两项检查同时不通过时，你输出的这一行是什么样子？"
"""

import sys


def report(b_q, l_q, d_q, b_k, m, d_k, b_v, m_v, d_v):
    if min(b_q, l_q, d_q, b_k, m, d_k, b_v, m_v, d_v) < 1:
        return "0"
    errors = []
    if not b_q == b_k == b_v:
        errors.append("batch")
    if d_q != d_k:
        errors.append("inner")
    if m != m_v:
        errors.append("length")
    if errors:
        return "ERR " + " ".join(errors)
    return f"S {b_q} {l_q} {m} O {b_q} {l_q} {d_v}"


def main():
    lines = sys.stdin.read().splitlines()
    count = int(lines[0])
    if count < 1:
        print(0)
        return
    for line in lines[1 : count + 1]:
        print(report(*map(int, line.split())))


main()
