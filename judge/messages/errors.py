"""Errors: of the user, of a bank, of this machine."""

MESSAGES = {
    "sandbox.no-numpy": (
        "NumPy is not installed for the interpreter the judge runs on: {python}. Install it: `pip install numpy`",
        "评测机所用的解释器没有安装 NumPy：{python}。请安装：`pip install numpy`",
    ),
    "sandbox.numpy-fails": (
        "NumPy cannot be imported in the sandbox: {detail}",
        "沙箱中无法导入 NumPy：{detail}",
    ),
    "sandbox.runner-lost": (
        "The process that runs the programs was lost twice: {detail}",
        "运行程序的进程两次丢失：{detail}",
    ),
    "sandbox.cannot-start": (
        "The program could not be started: {detail}",
        "程序无法启动：{detail}",
    ),
}
