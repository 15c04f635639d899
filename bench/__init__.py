"""How long judging takes, as ratios to running the programs by hand: `python -m bench`.

Every *way* of judging gets the same *task*: one program, 30 tests, the interpreter that the sandbox gives to
programs. The *floor* is a shell loop over the tests, one fresh interpreter each, nothing limited and nothing
compared. All ways are run in turn, round after round, and what counts is the ratio of a way to the floor of the same
round: on a machine that others use too, absolute times move by a factor of two within minutes, such ratios hardly.
"""
