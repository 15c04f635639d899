"""Signals: those that end a program, those it handles, and KeyboardInterrupt, which ends as a signal would."""

SIGNALS = {
    "KeyboardInterrupt of its own kind": "class Own(KeyboardInterrupt):\n    pass\nraise Own('x')",
    "KeyboardInterrupt and a printing hook": "import sys; sys.excepthook = print; raise KeyboardInterrupt",
    "KeyboardInterrupt and atexit": "import atexit; atexit.register(print, 'atexit'); raise KeyboardInterrupt",
    "KeyboardInterrupt and text in the buffer": "print('held', end=''); raise KeyboardInterrupt",
    "KeyboardInterrupt from the main thread's interruption": """
        import _thread, time
        _thread.interrupt_main()
        time.sleep(0.1)
    """,
    "KeyboardInterrupt handled": """
        import os, signal
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            print('caught')
    """,
    "fault shown by faulthandler": """
        import faulthandler, os
        faulthandler.enable(all_threads=False)
        os.abort()
    """,
    "fault shown by faulthandler after NumPy": """
        import faulthandler, os
        import numpy, numpy.fft, numpy.linalg, numpy.random
        faulthandler.enable(all_threads=False)
        os.abort()
    """,
    "stack shown by faulthandler": "import faulthandler\ndef f(): faulthandler.dump_traceback(all_threads=False)\nf()",
    "signal that ends": "import os, signal; print('lost'); os.kill(os.getpid(), signal.SIGUSR1)",
    "SIGKILL to itself": "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    "SIGHUP to itself": "import signal; signal.raise_signal(signal.SIGHUP)",
    "SIGPIPE ignored": "import os, signal; os.kill(os.getpid(), signal.SIGPIPE); print('goes on')",
    "SIGPIPE as C has it": """
        import os, signal
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGPIPE)
    """,
    "SIGXFSZ ignored": "import signal; signal.raise_signal(signal.SIGXFSZ); print('goes on')",
    "SIGFPE": "import signal; signal.raise_signal(signal.SIGFPE)",
    "SIGINT as C has it": "import signal; signal.signal(2, signal.SIG_DFL); signal.raise_signal(2)",
    "SIGINT ignored": "import signal; signal.signal(2, signal.SIG_IGN); raise KeyboardInterrupt",
    "alarm without a handler": "import signal, time; signal.setitimer(signal.ITIMER_REAL, 0.05); time.sleep(9)",
    "alarm with a handler": """
        import signal, time
        def handler(number, frame): raise TimeoutError(number)
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        time.sleep(9)
    """,
    "signal handled": """
        import os, signal
        signal.signal(signal.SIGTERM, lambda number, frame: print('handled', number, frame.f_lineno))
        os.kill(os.getpid(), signal.SIGTERM)
    """,
}
