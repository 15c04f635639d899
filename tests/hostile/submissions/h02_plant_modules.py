# id=H02 | tries=creates start-up modules, .pth files, links and pipes in every folder that Python imports from | verdicts=AC | invariants=no_pwn,judge_alive,no_file | dangerous=creates files beside the interpreter for a moment
import os, site, sys
import numpy

a, b = map(int, input().split())
folders = {os.path.dirname(m.__file__) for m in (os, numpy, numpy.linalg)} | set(sys.path[1:])
folders |= {
    site.getusersitepackages(),
    *site.getsitepackages(),
    sys.prefix,
    sys.base_prefix,
    "/etc",
    "/usr/lib",
    "/",
}
makers = (
    lambda p: os.close(os.open(p, os.O_CREAT | os.O_EXCL | os.O_WRONLY)),
    os.mkdir,
    os.mkfifo,
    lambda p: os.symlink("/nonexistent", p),
    lambda p: os.link(numpy.__file__, p),
)
bad = False
for folder in folders:
    for name in ("usercustomize.py", "hostile.pth", "__pycache__/hostile.pyc", "hostile.so"):
        path = os.path.join(folder, name)
        for make in makers:
            try:
                make(path)
            except OSError:
                continue
            bad = True
            (os.rmdir if os.path.isdir(path) and not os.path.islink(path) else os.unlink)(path)
print("PWNED" if bad else a + b)
