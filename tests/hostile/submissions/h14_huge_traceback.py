# id=H14 | tries=a traceback of hundreds of frames and chained exceptions, each with a long message | verdicts=RE,MLE,TLE | invariants=judge_alive,wall_bounded,report_safe
def f(n):
    try:
        if n:
            f(n - 1)
        raise ValueError("x" * 100000)
    except ValueError as error:
        raise KeyError("y\n" * 10000) from error


f(30)
