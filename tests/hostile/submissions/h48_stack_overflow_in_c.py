# id=H48 | tries=overflows the stack of C: a comparison function of qsort that sorts | verdicts=RE,MLE,WA,TLE | invariants=judge_alive,no_file
import ctypes, sys

libc = ctypes.CDLL(None)
KIND = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
sys.setrecursionlimit(1 << 30)


@KIND
def compare(x, y):
    sort()
    return 0


def sort():
    libc.qsort((ctypes.c_int * 2)(2, 1), 2, 4, compare)


sort()
