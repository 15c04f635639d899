# id=H07 | tries=leaves every setting of the interpreter and of NumPy changed for the next test | verdicts=AC | invariants=no_pwn,judge_alive
import builtins, decimal, faulthandler, gc, os, random, signal, sys, threading, warnings
import numpy as np

a, b = map(int, input().split())
carried = (
    sys.getrecursionlimit() == 4321
    or sys.getswitchinterval() > 1
    or not gc.isenabled()
    or signal.getsignal(signal.SIGUSR2) is not signal.SIG_DFL
    or signal.getitimer(signal.ITIMER_REAL)[0] > 0
    or np.geterr()["divide"] == "raise"
    or np.get_printoptions()["precision"] == 3
    or warnings.filters[:1]
    and warnings.filters[0][0] == "error"
    or decimal.getcontext().prec == 5
    or threading.stack_size() != 0
    or sys.gettrace() is not None
    or faulthandler.is_enabled()
    or os.umask(0o22) == 0o77
    or bool(signal.pthread_sigmask(signal.SIG_BLOCK, []))
)
answer = "PWNED carried" if carried else a + b
sys.setrecursionlimit(4321)
sys.setswitchinterval(10)
sys.set_int_max_str_digits(640)
gc.disable()
gc.unfreeze()
gc.set_threshold(1)
signal.signal(signal.SIGUSR2, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 64))
np.seterr(all="raise")
np.set_printoptions(precision=3)
np.random.seed(1)
np.random.set_state = np.random.rand = None
random.seed(1)
warnings.simplefilter("error")
decimal.getcontext().prec = 5
threading.stack_size(65536)
faulthandler.enable()
os.umask(0o77)
os.chdir("/")
sys.path.insert(0, "/nonexistent")
print(answer)
sys.stdout.flush()
sys.settrace(lambda *_: None)
builtins.print = builtins.len = builtins.open = None
