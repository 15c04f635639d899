"""The portable sandbox as its users see it: what it leaves on the disk, what it holds open, and how it ends."""

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.errors import SandboxError
from judge.model import MIB, Execution, Limits, Program
from judge.sandbox import Isolation, Sandbox, open_sandbox

PORTABLE = Isolation(tier="portable")
LIMITS = Limits(2, 64 * MIB, MIB, 20)
HELLO = Program(b"print(1)")


def descriptors() -> int:
    folder = Path("/proc/self/fd" if sys.platform == "linux" else "/dev/fd")
    return len(list(folder.iterdir()))


def test_a_closed_sandbox_leaves_nothing(temporary: Path, processes_naming) -> None:
    with open_sandbox(PORTABLE) as sandbox:
        sandbox.execute(HELLO, b"", LIMITS)
        assert len(list(temporary.iterdir())) == 1
    assert list(temporary.iterdir()) == []
    assert processes_naming(temporary) == []


def test_a_sandbox_that_was_never_used_leaves_nothing(temporary: Path, processes_naming) -> None:
    open_sandbox(PORTABLE).close()
    assert list(temporary.iterdir()) == []
    assert processes_naming(temporary) == []


def test_a_sandbox_may_be_closed_twice(temporary: Path) -> None:
    sandbox = open_sandbox(PORTABLE)
    sandbox.close()
    sandbox.close()
    assert list(temporary.iterdir()) == []


def test_a_closed_sandbox_runs_nothing(temporary: Path, processes_naming) -> None:
    sandbox = open_sandbox(PORTABLE)
    sandbox.close()
    with pytest.raises(SandboxError) as caught:
        sandbox.execute(HELLO, b"", LIMITS)
    assert caught.value.key == "sandbox.closed"
    assert list(temporary.iterdir()) == []
    assert processes_naming(temporary) == []


def test_the_runner_is_out_of_reach_of_the_terminal(own_run) -> None:
    runner = int(own_run("import os\nprint(os.getppid())").stdout)
    assert os.getsid(runner) == runner


def test_an_exception_in_the_block_closes_the_sandbox(temporary: Path) -> None:
    def use_and_fail() -> None:
        with open_sandbox(PORTABLE) as sandbox:
            sandbox.execute(HELLO, b"", LIMITS)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        use_and_fail()
    assert list(temporary.iterdir()) == []


def test_two_sandboxes_do_not_disturb_each_other(own_sandbox: Sandbox) -> None:
    with open_sandbox(PORTABLE) as second:
        assert second.execute(HELLO, b"", LIMITS).stdout == b"1\n"
        assert own_sandbox.execute(HELLO, b"", LIMITS).stdout == b"1\n"
    assert own_sandbox.execute(HELLO, b"", LIMITS).stdout == b"1\n"


def test_no_descriptor_is_lost_over_many_runs(own_run) -> None:
    own_run("print(1)")
    before = descriptors()
    for _ in range(10):
        own_run("print(input())", b"1\n")
        own_run("1 / 0")
        own_run("import os\nos.close(1)")
        own_run("print('x' * 5000)", output=1000)
        own_run("import time\ntime.sleep(5)", wall=0.05)
    assert descriptors() == before


def test_no_descriptor_is_lost_when_a_sandbox_closes(temporary: Path) -> None:
    before = descriptors()
    for _ in range(3):
        with open_sandbox(PORTABLE) as sandbox:
            sandbox.execute(HELLO, b"", LIMITS)
    assert descriptors() == before


# A program that removes or locks the folder it stands in makes sure first that this is its own: whatever is wrong
# with the code under test, and whoever runs these tests, nothing else may be harmed. Links lead nowhere else either.
IN_ITS_FOLDER = "import os\nassert os.path.basename(os.getcwd()).startswith('run-')\n"

LEFTOVERS = {
    "files": "open('a', 'w')\nos.mkdir('d')\nopen('d/b', 'w')",
    "read-only folders": "os.makedirs('d/e')\nopen('d/e/f', 'w')\nos.chmod('d/e', 0)\nos.chmod('d', 0o500)",
    "own folder read-only": "open('f', 'w')\nos.chmod('.', 0)",
    "links": "os.symlink('..', 'above')\nos.symlink('nowhere', 'broken')\nos.symlink('.', 'loop')",
    "hard link": "os.link('solution.py', 'again')",
    "fifo and socket": "os.mkfifo('f')\nimport socket\nsocket.socket(socket.AF_UNIX).bind('s')",
    "odd names": "[open(n, 'w') for n in (b'\\xff', b'new\\nline', b'-rf', b' ', 'é'.encode())]",
    "no program any more": "os.remove('solution.py')",
    "no folder any more": "import shutil\nshutil.rmtree(os.getcwd())",
    "folder renamed": "here = os.getcwd()\nos.rename(here, here + '-renamed')",
    "many": "for i in range(2000): open(str(i), 'w').close()",
    "depth": "for _ in range(200):\n    os.mkdir('d')\n    os.chdir('d')",
}


@pytest.mark.parametrize("kind", LEFTOVERS)
def test_what_a_program_leaves_is_removed(own_run, temporary: Path, kind: str) -> None:
    execution = own_run(IN_ITS_FOLDER + LEFTOVERS[kind])
    assert (execution.exit_code, execution.stderr) == (0, b"")
    if kind != "folder renamed":  # that one goes when the sandbox is closed
        assert [path.name for path in temporary.glob("*/run-*")] == []
    assert own_run("import os\nprint(os.listdir('.'))").stdout == b"['solution.py']\n"


def test_nothing_a_program_puts_beside_numpy_meets_the_next_program(own_run) -> None:
    planting = own_run(
        "import os, sys\n"
        "packages = next(p for p in sys.path if p.endswith('site-packages'))\n"
        "assert '/attnjudge-' in packages\n"
        "os.symlink(os.path.realpath('solution.py'), os.path.join(packages, 'planted.py'))\n"
        "os.link('solution.py', os.path.join(packages, 'linked.py'))\n"
    )
    assert (planting.exit_code, planting.stderr) == (0, b"")
    for name in ("planted", "linked"):
        execution = own_run(f"import {name}")
        assert (execution.stdout, execution.exit_code) == (b"", 1)
        assert b"ModuleNotFoundError" in execution.stderr


@pytest.mark.parametrize("kind", LEFTOVERS)
def test_nothing_a_program_leaves_outlives_the_sandbox(temporary: Path, kind: str) -> None:
    with open_sandbox(PORTABLE) as sandbox:
        sandbox.execute(Program((IN_ITS_FOLDER + LEFTOVERS[kind]).encode()), b"", LIMITS)
    assert list(temporary.iterdir()) == []


def test_very_deep_folders_do_not_stop_the_judge(own_run, temporary: Path) -> None:
    execution = own_run("import os\nfor _ in range(1500):\n    os.mkdir('d')\n    os.chdir('d')\nprint(1)")
    assert execution.stdout == b"1\n"
    assert [path.name for path in temporary.glob("*/run-*")] == []


def test_the_target_of_a_link_survives(own_run, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.mkdir(mode=0o750)
    (victim / "file").write_text("precious")
    own_run(
        IN_ITS_FOLDER
        + f"os.symlink('{victim}', 'link')\nos.symlink('{victim}/file', 'file')\nos.chmod('.', 0)"
    )
    assert (victim / "file").read_text() == "precious"
    assert stat.S_IMODE(victim.stat().st_mode) == 0o750


def test_a_link_in_the_place_of_the_programs_folder_is_not_followed(own_run, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    (victim / "sub").mkdir(parents=True)
    (victim / "sub").chmod(0o755)
    victim.chmod(0o755)
    own_run(IN_ITS_FOLDER + f"here = os.getcwd()\nos.rename(here, here + 'x')\nos.symlink('{victim}', here)")
    assert stat.S_IMODE(victim.stat().st_mode) == 0o755
    assert stat.S_IMODE((victim / "sub").stat().st_mode) == 0o755


def test_a_traceback_names_the_program_without_its_folder_when_that_is_behind_a_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "link"))
    with open_sandbox(PORTABLE) as sandbox:
        stderr = sandbox.execute(Program(b"1 / 0"), b"", LIMITS).stderr
    assert b'  File "solution.py", line 1, in <module>\n' in stderr


def test_a_place_without_room_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "missing"))
    with pytest.raises(SandboxError, match="TMPDIR"):
        open_sandbox(PORTABLE)


def test_an_interpreter_that_cannot_be_made_leaves_nothing(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(folder: Path) -> Path:
        folder.mkdir()
        raise SandboxError("sandbox.no-numpy", python="python")

    monkeypatch.setattr("judge.sandbox.portable.make_interpreter", refuse)
    with open_sandbox(PORTABLE) as sandbox, pytest.raises(SandboxError) as caught:
        sandbox.execute(HELLO, b"", LIMITS)
    assert caught.value.key == "sandbox.no-numpy"
    assert list(temporary.iterdir()) == []


def test_a_numpy_that_fails_is_named(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (temporary / "numpy").mkdir()
    (temporary / "numpy" / "__init__.py").write_text("raise ImportError('broken on this machine')")

    class Spec:
        origin = str(temporary / "numpy" / "__init__.py")

    monkeypatch.setattr("importlib.util.find_spec", lambda name: Spec)
    with (
        open_sandbox(PORTABLE) as sandbox,
        pytest.raises(SandboxError, match="broken on this machine") as caught,
    ):
        sandbox.execute(HELLO, b"", LIMITS)
    assert caught.value.key == "sandbox.numpy-fails"


def test_an_interpreter_that_cannot_be_started_is_named(
    own_sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_sandbox.execute(HELLO, b"", LIMITS)
    (tmp_path / "python").write_text("no interpreter")
    with monkeypatch.context() as patch:
        patch.setattr("judge.sandbox.portable.make_interpreter", lambda folder: tmp_path / "python")
        with pytest.raises(SandboxError, match="PermissionError") as caught:
            own_sandbox.execute(HELLO, b"", LIMITS)
    assert caught.value.key == "sandbox.cannot-start"
    assert own_sandbox.execute(HELLO, b"", LIMITS).stdout == b"1\n"


def test_a_program_does_not_inherit_what_the_host_has_open(
    own_run: Callable[[str], Execution], tmp_path: Path
) -> None:
    held = os.open(tmp_path / "held", os.O_CREAT | os.O_RDWR)
    os.set_inheritable(held, True)
    printed = own_run(f"import os\nprint(os.fstat({held}).st_ino)").stdout.strip()
    inode = str(os.fstat(held).st_ino).encode()
    os.close(held)
    assert printed != inode
