"""What a program finds when it starts."""

import os
import sys
import sysconfig
from pathlib import Path

import pytest

from judge.errors import SandboxError
from judge.model import MIB, Limits, Program
from judge.sandbox import environment

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def test_numpy_can_be_imported_and_used(run) -> None:
    execution = run("import numpy as np\nprint(int((np.ones((3, 4)) @ np.ones((4, 2))).sum()))")
    assert execution.stdout == b"24\n"
    assert execution.exit_code == 0


@pytest.mark.parametrize("name", ["math", "json", "ctypes", "decimal", "collections", "fractions"])
def test_the_standard_library_can_be_imported(run, name: str) -> None:
    assert run(f"import {name}").exit_code == 0


@pytest.mark.parametrize(
    "name",
    ["judge", "solutions", "problems", "testcases", "cli", "click", "rich", "pytest", "hypothesis", "pip"],
)
def test_nothing_else_can_be_imported(run, name: str) -> None:
    execution = run(f"import {name}")
    assert execution.exit_code == 1
    assert f"No module named '{name}'".encode() in execution.stderr


def test_no_folder_of_the_judge_is_on_the_path_of_modules(run) -> None:
    path = run("import sys\nprint(*sys.path, sep='\\n')").stdout.decode().splitlines()
    checkout = str(Path(environment.__file__).parents[2])
    assert not [entry for entry in path if entry.rstrip("/") == checkout]
    assert not [entry for entry in path if entry == str(Path.cwd())]


def test_variables_are_few_and_none_is_the_hosts(run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ATTNJUDGE_SECRET", "PYTHONPATH", "PYTHONSTARTUP", "LD_PRELOAD_X", "HTTP_PROXY", "USER"):
        monkeypatch.setenv(name, "canary-of-the-host")
    monkeypatch.delenv("OPENBLAS_CORETYPE", raising=False)
    printed = run("import os\nfor k, v in os.environ.items(): print(f'{k}={v}')").stdout.decode()
    assert "canary-of-the-host" not in printed
    names = {line.partition("=")[0] for line in printed.splitlines()}
    known = {"PATH", "LANG", "PYTHONHASHSEED", *THREADS, "MALLOC_ARENA_MAX", "HOME", "TMPDIR"}
    assert known <= names
    # the interpreter itself may add its locale
    assert names - known <= {"LC_CTYPE", *(name for name in os.environ if name.startswith("OPENBLAS_"))}


def test_the_choice_of_openblas_kernel_is_passed_through(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_CORETYPE", "Prescott")
    monkeypatch.setenv("OPENBLAS_VERBOSE", "0")
    printed = run("import os\nprint(os.environ['OPENBLAS_CORETYPE'], os.environ['OPENBLAS_VERBOSE'])")
    assert printed.stdout == b"Prescott 0\n"


@pytest.mark.parametrize("name", THREADS)
def test_the_number_of_threads_is_one_whatever_the_host_says(run, monkeypatch, name: str) -> None:
    monkeypatch.setenv(name, "64")
    assert run(f"import os\nprint(os.environ['{name}'])").stdout == b"1\n"


def test_sets_of_words_are_printed_in_the_same_order_every_time(run, monkeypatch) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "77")
    source = "import os\nprint(os.environ['PYTHONHASHSEED'], {f'word{i}' for i in range(50)})"
    first = run(source).stdout
    assert first.startswith(b"0 ")
    assert run(source).stdout == first


def test_the_folder_holds_nothing_but_the_program(run) -> None:
    assert run("import os\nprint(os.listdir('.'))").stdout == b"['solution.py']\n"


def test_home_and_the_temporary_folder_are_the_programs_own(run) -> None:
    source = (
        "import os\n"
        "here = os.getcwd()\n"
        "print(os.path.realpath(os.path.expanduser('~')) == here)\n"
        "print(os.path.realpath(os.environ['TMPDIR']) == here)\n"
    )
    assert run(source).stdout == b"True\nTrue\n"


def test_it_runs_as_the_main_program(run) -> None:
    source = (
        "import sys\n"
        "print(__name__, sys.argv, __file__.rpartition('/')[2])\n"
        "if __name__ == '__main__':\n"
        "    print(sys.modules['__main__'].__dict__ is globals())\n"
    )
    assert run(source).stdout == b"__main__ ['solution.py'] solution.py\nTrue\n"


def test_modules_beside_the_program_can_be_imported(sandbox) -> None:
    source = b"import helper\nfrom parts import one\nprint(helper.X, one.Y)"
    program = Program(source, {"helper.py": b"X = 1", "parts/one.py": b"Y = 2"})
    assert sandbox.execute(program, b"", Limits(2, 64 * MIB, MIB, 20)).stdout == b"1 2\n"


@pytest.mark.parametrize("source", ["print(1)\nexit()", "print(1)\nquit()", "print(1)\nexit(0)"])
def test_the_builtins_that_end_a_program_are_there(run, source: str) -> None:
    execution = run(source)
    assert (execution.exit_code, execution.stdout) == (0, b"1\n")


def test_text_is_utf8_whatever_the_locale_of_the_host(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LANG", "C")
    execution = run("import sys\nprint(input()[::-1], sys.stdout.encoding)", "thầu ✓\n".encode())
    assert execution.stdout == "✓ uầht utf-8\n".encode()


def test_a_traceback_names_the_program_without_its_folder(run) -> None:
    execution = run("def f():\n    return 1 / 0\n\nf()\n")
    assert execution.exit_code == 1
    assert b'  File "solution.py", line 4, in <module>\n' in execution.stderr
    assert b'  File "solution.py", line 2, in f\n' in execution.stderr
    assert b"attnjudge-" not in execution.stderr


def test_an_interpreter_without_numpy_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SandboxError, match="pip install numpy"):
        environment.make_interpreter(tmp_path / "python")


def is_readable(path: Path) -> bool:
    """Whether an isolated program may read what is at `path`, by the lists that the tiers are given."""
    readable, hidden = environment.readable_files(environment.find_interpreter())
    real = path.resolve()
    longest = max(
        (Path(each) for each in readable if real.is_relative_to(each)),
        default=None,
        key=lambda p: len(str(p)),
    )
    return longest is not None and not any(real.is_relative_to(each) for each in hidden)


def test_the_standard_library_is_readable_and_other_packages_are_not() -> None:
    assert is_readable(Path(os.__file__))
    assert not is_readable(Path(sysconfig.get_path("purelib", vars={"base": sys.base_prefix})) / "pip")


def test_an_interpreter_behind_a_link_hides_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = tmp_path / "python"
    link.symlink_to(sys.base_prefix)
    before = environment.readable_files(environment.find_interpreter())
    monkeypatch.setattr(sys, "base_prefix", str(link))
    monkeypatch.setattr(sys, "base_exec_prefix", str(link))
    assert environment.readable_files(environment.find_interpreter()) == before


@pytest.mark.parametrize("version", ["python3.9", "python3.12"])
@pytest.mark.parametrize("kind", ["lib", "lib64"])
@pytest.mark.parametrize("name", ["site-packages", "dist-packages"])
def test_packages_of_every_interpreter_below_a_readable_folder_are_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, kind: str, name: str
) -> None:
    packages = tmp_path / kind / version / name
    packages.mkdir(parents=True)
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    assert is_readable(tmp_path / kind / "library.so")
    assert not is_readable(packages / "judge" / "_bank")


def test_the_judge_and_a_bank_are_hidden_wherever_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(environment.__file__).parents[1]
    monkeypatch.setattr(environment, "LIBRARIES", (str(package.parent.parent), "/usr/lib"))
    monkeypatch.setenv("ATTNJUDGE_BANK", "/usr/lib/bank")
    assert not is_readable(package / "judging.py")
    assert not is_readable(package.parent / "testcases")
    assert not is_readable(Path("/usr/lib/bank/testcases"))
