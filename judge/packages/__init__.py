"""Problem packages, the form in which judges exchange problems: an exercise of the bank <-> a package.

`export` writes packages of the versions 2025-09 and legacy. What the format has no place for (id, hints, known
mistakes, ties ...) travels as the files of the exercise themselves, see `layout`.
"""
