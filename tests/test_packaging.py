"""The wheel: the package, the bank inside it, and nothing else; it works where there is no checkout."""

import importlib.util
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"

pytestmark = [
    pytest.mark.skipif(
        not importlib.util.find_spec("hatchling"), reason="hatchling, which builds, is not here"
    ),
    pytest.mark.skipif(not (CHECKOUT / "pyproject.toml").exists(), reason="this is not a checkout"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return archive.read(name).decode()


def test_there_is_one_package_at_the_top(names: set[str]) -> None:
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"judge"}


def test_every_module_is_in_the_wheel(names: set[str]) -> None:
    modules = {
        path.relative_to(CHECKOUT).as_posix()
        for path in (CHECKOUT / "judge").rglob("*.py")
        if "_bank" not in path.parts
    }
    assert len(modules) > 30
    assert modules <= names
    assert "judge/py.typed" in names


@pytest.mark.parametrize("driver", ["draw_inputs", "check_inputs", "solve_inputs"])
def test_the_drivers_of_authors_programs_are_in_the_wheel(names: set[str], driver: str) -> None:
    assert f"judge/authoring/drivers/{driver}.py" in names


def test_the_whole_bank_is_in_the_wheel(names: set[str]) -> None:
    files = {
        f"judge/_bank/{path.relative_to(CHECKOUT).as_posix()}"
        for part in ("problems", "solutions", "testcases")
        for path in (CHECKOUT / part).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files
    assert {name for name in names if name.startswith("judge/_bank/")} == files
    assert "judge/_bank/problems/tracks.toml" in names


def test_nothing_that_was_made_on_the_way_is_in_the_wheel(names: set[str]) -> None:
    assert [name for name in names if "__pycache__" in name or name.endswith((".pyc", ".log"))] == []
    assert [name for name in names if "/." in f"/{name}"] == []


def test_the_command_is_installed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
        assert "judge = judge.__main__:main" in archive.read(name).decode().splitlines()


def test_what_is_needed_to_run_is_little(metadata: str) -> None:
    required = [line for line in metadata.splitlines() if line.startswith("Requires-Dist:")]
    run_time = {line.split()[1].split(">")[0] for line in required if "extra ==" not in line}
    assert run_time == {"click", "jinja2", "numpy", "pyyaml", "rich"}
    assert "Requires-Python: >=3.11" in metadata


def test_the_wheel_lists_and_judges_where_there_is_no_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ATTNJUDGE")}
    environment |= {"PYTHONPATH": str(tmp_path / "installed"), "ATTNJUDGE_HOME": str(tmp_path / "home")}

    def judge(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "judge", *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    listed = judge("list", "--json")
    assert (listed.returncode, listed.stderr) == (0, "")
    ids = [problem["id"] for problem in json.loads(listed.stdout)["problems"]]
    assert sorted(ids) == sorted(path.parent.name for path in (CHECKOUT / "problems").glob("*/problem.toml"))
    started = judge("start", "attention-shape-checker")
    assert started.returncode == 0
    judged = judge("test", "attention-shape-checker", "attention_shape_checker.py", "--json")
    assert judged.returncode == 1
    assert json.loads(judged.stdout)["verdict"] == "WA"
    where = subprocess.run(
        [sys.executable, "-c", "import judge; print(judge.__file__)"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert where.stdout.startswith(str(tmp_path)), "the package of the wheel was used"
