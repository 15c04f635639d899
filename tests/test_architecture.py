"""The shape of the package: which part may use which, where each library appears, and how long things get."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge

PACKAGE = Path(judge.__file__).parent

# From the ground up: a part imports only parts above it in this table.
LAYERS = {
    "model": "records and verdicts: everything speaks of them, they speak of nothing",
    "messages": "the texts for people, needed by whatever may fail",
    "errors": "keys of messages with their parameters",
    "archives": "zip files from anywhere, read within bounds; knows nothing of what is in them",
    "checkers": "output x answer -> how they compare: pure, knows records alone",
    "bank": "files -> records; asks the checkers which of them there are",
    "sandbox": "program x input -> facts; knows neither answers nor verdicts",
    "doctor": "attacks sandboxes with programs of its own -> what holds on this machine",
    "judging": "facts and comparison -> verdicts: joins the three above",
    "diagnosis": "wrong outputs -> what the program got wrong; verdicts are made before it",
    "history": "keeps verdicts, whatever they rest on",
    "authoring": "makes and verifies exercises by judging programs",
    "packages": "exercises <-> the packages of other judges; an import is verified as an author's work is",
    "report": "shows what all of the above returned",
    "grading": "many submissions -> rows and gradebooks: judges, diagnoses and shows each of them",
    "commands": "parses, calls, renders, exits; nothing imports it but the launchers",
}
ROOT = {"__init__", "__main__"}  # the surface of the library, and `python -m judge`

# Which part may import a library, and why there alone.
LIBRARIES = {
    "click": {"commands"},  # the library knows no command line
    "jinja2": {"report/page"},  # it escapes what stands on a page
    "markupsafe": {"report/page"},
    "xml": {"report/junit.py", "grading/files/junit.py"},
    "rich": {"report", "commands/session.py"},  # it draws; the session makes consoles and the progress bar
    # Programs are started under limits or not at all; the doctor also starts processes to be attacked and killed.
    # A worker of a batch runs no program itself: its sandbox does.
    "subprocess": {"sandbox", "grading/worker.py", "doctor/targets.py", "doctor/remains.py", "doctor/probes"},
    "multiprocessing": set(),
    "distributed": {"grading/cluster.py"},  # an extra, imported when a cluster is asked for
    "tomllib": {"bank"},  # nobody else reads the files of the bank
    "sqlite3": {"history.py", "grading/gradebook.py", "grading/results.py"},
    "numpy": {"authoring/drivers", "authoring/scaffold/templates", "doctor/probes"},  # run in the sandbox
    "yaml": {"packages"},  # other judges write it; what is ours is TOML
    "argparse": set(),
    "logging": set(),
}
STARTS_PROCESSES = {"fork", "system", "popen", "execv", "execve", "posix_spawn", "spawnv"}

LONGEST_MODULE = 300  # lines
LONGEST_FUNCTION = 50


def module_name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


MODULES = {
    module_name(path): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(PACKAGE.rglob("*.py"))
    if not path.is_relative_to(PACKAGE / "_bank")
}


def part_of(name: str) -> str:
    """The part that a module belongs to: `bank/toml.py` to `bank`, `history.py` to `history`."""
    return name.partition("/")[0].removesuffix(".py")


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The modules that are imported anywhere in a module, with the line; `from judge import x` is `judge.x`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            if node.module == "judge":
                yield from ((node.lineno, f"judge.{alias.name}") for alias in node.names)
            elif node.module:
                yield node.lineno, node.module


def imported_at_start(tree: ast.Module) -> set[str]:
    """The modules that are imported when the module is, not inside a function or for type checkers alone."""
    found: set[str] = set()
    for statement in tree.body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            found |= {name for _, name in imports(statement)}
    return found


def test_every_part_has_its_place() -> None:
    assert {part_of(name) for name in MODULES} == LAYERS.keys() | ROOT


@pytest.mark.parametrize("name", [name for name in MODULES if part_of(name) not in ROOT])
def test_imports_point_down(name: str) -> None:
    order = list(LAYERS)
    here = order.index(part_of(name))
    wrong = []
    for line, imported in imports(MODULES[name]):
        parts = imported.split(".")
        if parts[0] != "judge":
            continue
        assert len(parts) > 1, f"line {line}: the whole package is imported"
        if parts[1] == "__version__":
            allowed = part_of(name) in ("grading", "commands")
        else:
            there = order.index(parts[1])
            allowed = there <= here
        if not allowed:
            wrong.append((line, imported))
    assert wrong == []


def test_the_records_import_nothing_of_ours() -> None:
    assert not any(imported.startswith("judge") for _, imported in imports(MODULES["model.py"]))


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_library_appears_only_where_it_belongs(library: str) -> None:
    wrong = [
        (name, line)
        for name, tree in MODULES.items()
        for line, imported in imports(tree)
        if imported.partition(".")[0] == library
        and not any(
            name == place or name.startswith((f"{place}/", f"{place}.")) for place in LIBRARIES[library]
        )
    ]
    assert wrong == []


def test_processes_are_started_in_the_sandbox_alone() -> None:
    wrong = [
        (name, node.lineno, node.attr)
        for name, tree in MODULES.items()
        if part_of(name) != "sandbox" and not name.startswith("doctor/probes/")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in STARTS_PROCESSES
        and isinstance(node.value, ast.Name)
        and node.value.id == "os"
    ]
    assert wrong == []


def test_rich_is_imported_only_by_the_command_that_shows_something() -> None:
    for name, tree in MODULES.items():
        at_start = imported_at_start(tree)
        if part_of(name) != "report":
            slow = "rich" if part_of(name) == "grading" else ("rich", "judge.report")
            assert not any(imported.startswith(slow) for imported in at_start), name


def test_commands_print_through_click_and_consoles_and_the_library_prints_nothing() -> None:
    wrong = [
        (name, node.lineno)
        for name, tree in MODULES.items()
        if not name.startswith(("authoring/drivers/", "authoring/scaffold/templates/", "sandbox/runner.py"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("print", "input")
    ]
    assert wrong == []


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_short_enough_to_be_read(name: str) -> None:
    length = len((PACKAGE / name).read_text(encoding="utf-8").splitlines())
    assert length <= LONGEST_MODULE


def test_a_function_is_short_enough_to_be_read() -> None:
    wrong = [
        (name, node.name, node.end_lineno - node.lineno + 1)
        for name, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno
        and node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert wrong == []


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"utils", "util", "helpers", "helper", "common", "misc", "tools", "lib"}
    names = {part.removesuffix(".py") for name in MODULES for part in name.split("/")}
    assert names.isdisjoint(drawers)


def test_every_module_says_what_it_is_for() -> None:
    assert [name for name, tree in MODULES.items() if not ast.get_docstring(tree)] == []


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"PATH": "/usr/bin:/bin", "HOME": "/nonexistent", **environment},
    )


def test_importing_the_library_prints_nothing_and_needs_no_command_line() -> None:
    done = python("import judge, sys; assert not {'click', 'rich', 'numpy', 'sqlite3'} & sys.modules.keys()")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("arguments", "absent"),
    [
        ("['list']", "{'numpy', 'hypothesis', 'pytest'}"),
        ("['list', '--json']", "{'numpy', 'rich'}"),
        ("['status']", "{'numpy', 'rich'}"),
        ("['--help']", "{'numpy', 'rich'}"),
    ],
)
def test_a_command_imports_only_what_it_needs(arguments: str, absent: str, tmp_path: Path) -> None:
    code = (
        f"import sys\nfrom judge.commands import run\nassert run({arguments}) == 0\n"
        f"found = {absent} & sys.modules.keys()\nassert not found, found"
    )
    done = python(code, ATTNJUDGE_HOME=str(tmp_path), ATTNJUDGE_BANK=str(PACKAGE.parent))
    assert (done.returncode, done.stderr) == (0, "")
