"""Input and output: what is buffered, in which order it comes out, and what becomes of it at the end."""

STREAMS = {
    "flush of print": "print('a', flush=True); import os; os.write(1, b'b'); print('c')",
    "buffer overtakes text": "import sys; print('a'); sys.stdout.buffer.write(b'b\\n'); print('c')",
    "prompt": "x = input('first? '); y = input('second? '); print([x, y])",
    "prompt without stdout": "import sys; sys.stdout = None; print(1); input('lost?')",
    "end of the input": "while True:\n    print(input())",
    "lines of stdin": "import sys; print([line for line in sys.stdin])",
    "stdin read twice": "import sys; a = sys.stdin.read(); sys.stdin.seek(0); print(a == sys.stdin.read())",
    "stdin by its descriptor": """
        import os, stat, sys
        print(input(), os.lseek(0, 0, os.SEEK_CUR), os.read(0, 4), os.lseek(0, 3, os.SEEK_SET), os.read(0, 4))
        print(stat.S_ISREG(os.fstat(0).st_mode), os.fstat(0).st_size, os.isatty(0), sys.stdin.buffer.raw.name)
    """,
    "stdin in memory": "import mmap; print(bytes(mmap.mmap(0, 0, prot=mmap.PROT_READ)))",
    "stdin by fileinput": "import fileinput; print([line for line in fileinput.input()])",
    "stdin by np.fromfile": "import sys, numpy as np; print(np.fromfile(sys.stdin, sep=' '))",
    "stdin by np.genfromtxt": "import sys, numpy as np; print(np.genfromtxt(sys.stdin.buffer))",
    "/dev/stdin": "print(open('/dev/stdin').read())",
    "/dev/stdout": "print('a')\nwith open('/dev/stdout', 'w') as f:\n    f.write('b')",
    "/dev/null": "print(open('/dev/null').read() == '', file=open('/dev/null', 'w'))",
    "stdin closed": "import sys; sys.stdin.close(); input()",
    "stdin of the program's own": "import io, sys; sys.stdin = io.StringIO('own'); print(input())",
    "encodings of the streams": """
        import sys
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            print(stream.encoding, stream.errors, stream.write_through, stream.name, stream.fileno())
            print(type(stream.buffer), type(stream.buffer.raw), stream.buffer.raw.closefd)
    """,
    "encoding changed": "import sys; sys.stdout.reconfigure(encoding='latin-1', newline='\\r\\n'); print('\xe9')",
    "text that cannot be encoded": "print('\\ud800')",
    "stdout is StringIO": "import io, sys; sys.stdout = io.StringIO(); print('lost')",
    "stdout in another encoding": """
        import io, sys
        sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding='utf-16')
        print('z')
    """,
    "stdout redirected to the end": """
        import contextlib, io
        redirection = contextlib.redirect_stdout(io.StringIO())
        redirection.__enter__()
        print('lost')
    """,
    "stdout is an object with a failing flush": """
        import sys
        class Failing:
            def write(self, text): sys.__stdout__.write(text.upper())
            def flush(self): raise OSError('own flush')
        sys.stdout = Failing()
        print('abc')
    """,
    "stdout is an object with a destructor": """
        import sys
        class Held:
            def __init__(self): self.parts = []
            def write(self, text): self.parts.append(text)
            def flush(self): self.parts.append('<flush>')
            def __del__(self): sys.__stdout__.write('del ' + ''.join(self.parts))
        sys.stdout = Held()
        print('abc')
    """,
    "stdout is None": "import sys; print('a'); sys.stdout = None; print('b')",
    "stdout deleted": "import sys; print('a'); del sys.stdout; print('b')",
    "stdout deleted without a print": "import sys; print('a'); del sys.stdout",
    "stdout closed before a print": "import sys; sys.stdout.close(); print('b')",
    "descriptor of stdout closed": "import os; os.close(1); print('b')",
    "descriptor of stdout closed and nothing printed": "import os; os.close(1)",
    "descriptor of stdout closed after the flush": "import os; print('b', flush=True); os.close(1)",
    "descriptor of stdout closed with an exit code": "import os; print('b'); os.close(1); raise SystemExit(3)",
    "descriptor of stdout closed with an exception": "import os; print('b'); os.close(1); 1 / 0",
    "stderr closed": "import sys; sys.stderr.close(); 1 / 0",
    "stderr is None": "import sys; sys.stderr = None; 1 / 0",
    "stderr is an object": """
        import sys
        class Quoting:
            def write(self, text): print(repr(text))
            def flush(self): print('flush')
        sys.stderr = Quoting()
        1 / 0
    """,
    "stderr is stdout": "import sys; sys.stderr = sys.stdout; print('a'); 1 / 0",
    "descriptor of stderr closed": "import os; os.close(2); print('a'); 1 / 0",
    "descriptor of stdin closed": "import os; os.close(0); print('a'); input()",
    "a file that takes the place of stdout": """
        import os
        print('a')
        os.dup2(2, 1)
        print('b')
    """,
    "two buffered files on stdout": """
        print('a')
        first = open(1, 'w', closefd=False)
        second = open(1, 'wb', closefd=False)
        second.write(b'second\\n')
        first.write('first\\n')
        print('b')
    """,
    "binary held in open(1)": "f = open(1, 'wb', closefd=False); f.write(b'held'); print('a')",
    "text held by a function": """
        def make():
            f = open(1, 'w', closefd=False)
            return f.write
        write = make()
        write('held\\n')
        print('a')
    """,
    "text held in a cycle": """
        import io, sys
        class Writer:
            def __init__(self):
                self.me, self.text = self, io.TextIOWrapper(open(1, 'wb', closefd=False))
        Writer().text.write('held\\n')
        print('a')
    """,
    "text held by the builtins": """
        import builtins
        builtins.out = open(1, 'w', closefd=False)
        out.write('held\\n')
        print('a')
    """,
    "text held by NumPy": """
        import numpy as np
        np.out = open(1, 'w', closefd=False)
        np.out.write('held\\n')
        print('a')
    """,
    "text held by a class in a module": """
        import json
        class Decoder(json.JSONDecoder):
            out = open(1, 'w', closefd=False)
        json.decoder.own = Decoder
        Decoder.out.write('held\\n')
        print('a')
    """,
    "text held by a thread that was left": """
        import threading, time
        def wait(out):
            out.write('held\\n')
            time.sleep(9)
        threading.Thread(target=wait, args=(open(1, 'w', closefd=False),), daemon=True).start()
        time.sleep(0.1)
        print('a')
    """,
    "stdout of C": """
        import ctypes
        print('python')
        ctypes.CDLL(None).printf(b'c %d\\n', 7)
    """,
    "stdout of C, flushed": """
        import ctypes
        libc = ctypes.CDLL(None)
        libc.puts(b'c')
        libc.fflush(None)
        print('python')
    """,
    "stdout of C and os._exit": "import ctypes, os; ctypes.CDLL(None).puts(b'lost'); os._exit(4)",
    "output bigger than the buffer": "import sys; sys.stdout.write('a' * 10000); sys.stdout.buffer.write(b'b' * 10)",
    "line buffering": "import os, sys; sys.stdout.reconfigure(line_buffering=True); print('a'); os._exit(5)",
    "print in pieces": "print(1, 2, sep='-', end='|'); print(*'abc', sep='\\n'); print()",
    "sys.displayhook": "import sys, builtins; sys.displayhook({'a': 1}); print(builtins._)",
    "write returns": "import sys; print(sys.stdout.write('abc'), sys.stderr.write('d'))",
    "flush that fails once": """
        import sys
        class Once:
            failed = False
            def write(self, text): sys.__stdout__.write(text)
            def flush(self):
                if not Once.failed:
                    Once.failed = True
                    raise OSError('once')
        sys.stdout = Once()
        print('abc')
    """,
    "flushes counted": """
        import sys
        class Counting:
            count = 0
            @property
            def closed(self):
                sys.__stdout__.write('closed? ')
                return False
            def write(self, text): sys.__stdout__.write(text)
            def flush(self):
                Counting.count += 1
                sys.__stdout__.write(f'flush {Counting.count} by {sys._getframe().f_back}\\n')
        sys.stdout = sys.stderr = Counting()
    """,
    "stdout of the beginning replaced": "import io, sys; print('a'); sys.__stdout__ = io.StringIO()",
    "stdout of the beginning gone": "import io, sys; print('a'); sys.stdout = sys.__stdout__ = None",
    "stderr is an object whose flush fails": """
        import sys
        class Failing:
            def write(self, text): sys.__stderr__.write(text)
            def flush(self): raise OSError('own flush')
        sys.stderr = Failing()
        print('abc')
    """,
}
