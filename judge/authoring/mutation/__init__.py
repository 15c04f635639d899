"""Mutation testing: find the small changes of the reference that no test case notices.

A mutant is the reference with one change, made by an operator in the place of one node of its syntax tree. A test kills
it if the mutant is not accepted on it. One that survives shows a gap in the tests, unless it is equivalent: it computes
the same for every legal input, which its author marks with the reason in `solutions/<id>/mutants.toml`.

    source, operators  the text of a program, and the changes of it
    mutants            reference -> its mutants, each once
    running            mutants x test cases -> which test kills which
"""
