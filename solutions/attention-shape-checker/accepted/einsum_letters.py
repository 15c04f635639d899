"""Gives every axis its einsum letter, as in `bld,bmd->blm` and `blm,bmv->blv`, and collects the sizes of each
letter: two sizes of one letter are an error. Takes the tokens one by one."""

import sys

ERROR_OF_LETTER = {"b": "batch", "d": "inner", "m": "length"}  # in the order of the checks


def answer(case):
    if any(size <= 0 for size in case):
        return "0"
    sizes = {letter: set() for letter in "blmdv"}
    for letter, size in zip("".join(("bld", "bmd", "bmv")), case, strict=True):
        sizes[letter].add(size)
    for letter, name in ERROR_OF_LETTER.items():
        if len(sizes[letter]) > 1:
            return f"ERR {name}"
    size = {letter: str(only) for letter, (only,) in sizes.items()}
    return " ".join(["S", *(size[x] for x in "blm"), "O", *(size[x] for x in "blv")])


tokens = iter(sys.stdin.read().split())
count = int(next(tokens))
if count <= 0:
    print("0")
for _ in range(count):
    print(answer([int(next(tokens)) for _ in range(9)]))
