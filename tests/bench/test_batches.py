"""Batches in the benchmark: what is graded, what follows from what was measured; each part once with a few programs."""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import judge
from bench.batches.abuse import ABUSIVE, ALONE, MIXED, Abuse, abusive_programs, check_verdicts
from bench.batches.engines import DASK, LOCAL, Engines
from bench.batches.figures import batches_text, figures
from bench.batches.grading import Batch, expect_accepted
from bench.batches.host import Host, Hosts, measure_host
from bench.batches.measuring import Batches
from bench.batches.scale import million_rows, parts_of, parts_rows, scale_text
from bench.batches.throughput import COMMAND, ENGINE, POOL, Throughput, grading, pooling, settings
from bench.batches.work import SUM, spread_among, sums
from bench.document import BEGIN, BEGIN_OF_BATCHES, END, PERFORMANCE, SCALING, Written, with_measured
from bench.measure import Cost, Measured, Spread, timed
from bench.processes import Peak
from bench.running import Failed
from bench.task import EXERCISE, Task, make_task
from judge.grading import open_workers
from judge.grading.records import read_exercise
from judge.sandbox import Sandbox

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def measured(*rounds: Mapping[str, float]) -> Measured:
    return Measured([{way: Cost(wall, wall) for way, wall in each.items()} for each in rounds])


FEW = Host(1000, 8.0, 2.0, 2.0, 40_000_000, 1_000_000, 210_000)
MANY = Host(20_000, 150.0, 21.0, 40.0, 45_000_000, 22_000_000, 4_010_000)
BATCHES = Batches(
    throughput=Throughput(measured({POOL: 44, COMMAND: 5.5, ENGINE: 5}), 40, 30, 400_000),
    engines=Engines(measured({LOCAL: 70, DASK: 77}, {LOCAL: 80, DASK: 80}, {LOCAL: 75, DASK: 90}), 500, 30),
    hosts=Hosts(FEW, MANY, 2),
    large_rows=Hosts(replace(FEW, cpu=10.0), replace(MANY, cpu=48.0), 30),
    abuse=Abuse(measured({ALONE: 10, MIXED: 25}, {ALONE: 12, MIXED: 36}), 100, 12, 30, 5.0),
    start=Spread(0.3, 0.25, 0.6),
    memory=Peak(150_000_000, "PSS", 7),
)
WITHOUT_DASK = replace(BATCHES, engines=Engines(measured({LOCAL: 75}), 500, 30))


@pytest.fixture(scope="module")
def task(tmp_path_factory: pytest.TempPathFactory) -> Task:
    return make_task(tmp_path_factory.mktemp("task"))


@pytest.fixture
def sum_batch(tmp_path: Path, sandbox: Sandbox) -> Callable[[Mapping[str, bytes]], Batch]:
    """Makes a batch for an exercise with two tests."""
    work = sums(tmp_path / "bank", 2)
    environment = {"PATH": "/usr/bin:/bin", "ATTNJUDGE_HOME": str(tmp_path / "home")}
    return lambda programs: Batch(work, tmp_path / "batch", sandbox.tier, environment, programs)


# what is graded


def test_no_two_programs_are_equal_and_each_is_the_right_one(tmp_path: Path) -> None:
    work = sums(tmp_path, 2)
    programs = work.programs(50)
    assert len(set(programs.values())) == len(programs) == 50
    assert all(source.startswith(work.right) for source in programs.values())


def test_an_equal_program_is_one_program_under_many_ids(tmp_path: Path) -> None:
    programs = sums(tmp_path, 2).equal_programs(5)
    assert (len(programs), len(set(programs.values()))) == (5, 1)


def test_the_exercise_that_is_made_has_the_limits_of_most_in_the_bank(
    tmp_path: Path, bank: judge.Bank
) -> None:
    exercise = read_exercise(judge.load_bank(sums(tmp_path, 30).bank), SUM)
    assert len(exercise.cases) == 30
    usual = [bank.problem(id).limits for id in bank.ids]
    assert usual.count(exercise.problem.limits) > len(usual) / 2


def test_the_exercise_of_the_task_can_be_graded_as_a_whole(task: Task, bank: judge.Bank) -> None:
    exercise = read_exercise(judge.load_bank(task.bank), EXERCISE)
    assert [case.name for case in exercise.cases] == [case.name for case in task.cases]
    assert exercise.mistakes == read_exercise(bank, EXERCISE).mistakes != {}


def test_abusive_programs_stand_at_even_distances() -> None:
    honest = {str(number): b"" for number in range(100)}
    others = dict.fromkeys("abcd", b"!")
    mixed = spread_among(honest, others)
    assert mixed == honest | others
    places = [number for number, id in enumerate(mixed) if id in others]
    assert places == [13, 39, 65, 91]


def test_a_dozen_abusive_programs_are_there_and_none_is_to_be_accepted() -> None:
    programs = abusive_programs()
    assert len(programs) == 12
    headers = [source.decode().partition("\n")[0] for source in programs.values()]
    assert [header for header in headers if "verdicts=AC |" in header] == []


def test_a_verdict_that_is_not_as_it_should_be_ends_the_benchmark() -> None:
    right = {"1": "AC"} | dict.fromkeys(ABUSIVE, "TLE")
    check_verdicts(right)
    for wrong in ({"1": "WA"}, {"s12_daemon": "AC"}, {"s12_daemon": "JE"}):
        with pytest.raises(Failed):
            check_verdicts(right | wrong)
    with pytest.raises(Failed, match="'AC': 1, 'TLE': 1"):
        expect_accepted({"1": "AC", "2": "TLE"})


# each part, with a few programs


@only_linux
def test_the_host_is_measured_judging_and_when_every_row_is_known(
    sum_batch: Callable[[Mapping[str, bytes]], Batch], tmp_path: Path
) -> None:
    batch = sum_batch(sums(tmp_path / "other", 1).programs(3))
    host = measure_host(batch)
    assert host.rows == 3
    assert 10_000_000 < host.peak < 200_000_000
    assert 0 < host.cpu < host.seconds
    assert host.bytes_of_rows == (batch.out / "results.jsonl").stat().st_size
    assert host.bytes_of_others > 0


def test_a_row_that_is_missing_ends_the_benchmark(
    sum_batch: Callable[[Mapping[str, bytes]], Batch],
) -> None:
    batch = sum_batch({"there": b"print(1)"})
    batch.grade()
    assert batch.verdicts() == {"there": "WA"}
    with pytest.raises(Failed, match="no row: lost"):
        replace_programs(batch, {"there": b"", "lost": b""}).verdicts()


def replace_programs(batch: Batch, programs: Mapping[str, bytes]) -> Batch:
    """The same batch, as if it had had these programs."""
    other = object.__new__(Batch)
    for name in ("work", "folder", "tier", "environment"):
        object.__setattr__(other, name, getattr(batch, name))
    object.__setattr__(other, "programs", programs)
    return other


def test_the_pool_compares_what_programs_print(task: Task) -> None:
    one_test = replace(task, cases=task.cases[:1])
    right = {"1": task.program.read_bytes()}
    pooling(replace(one_test, folder=fresh(task, "right")), right)()
    with pytest.raises(Failed, match="another answer"):
        pooling(replace(one_test, folder=fresh(task, "wrong")), {"1": b"print(0.5)"})()


def fresh(task: Task, name: str) -> Path:
    """A folder with the bank of the task."""
    folder = task.folder / name
    folder.mkdir()
    (folder / "bank").symlink_to(task.bank)
    return folder


def test_started_workers_grade_one_batch_after_the_other(task: Task, sandbox: Sandbox) -> None:
    with open_workers(settings(sandbox.tier), 1) as workers:
        right = grading(workers, task, {"1": task.program.read_bytes()})
        right()
        right()
        with pytest.raises(Failed, match="not accepted"):
            grading(workers, task, {"1": b"print(0.5)"})()


def test_ways_that_take_long_are_timed_without_a_round_before() -> None:
    calls: list[str] = []
    timed({"a": lambda: calls.append("a"), "b": lambda: calls.append("b")}, 2, lambda progress: None)
    assert calls == ["a", "b", "b", "a"]


# what follows from what was measured


def test_the_figures_are_those_of_the_batches() -> None:
    found = {figure.what: (figure.value, figure.bound) for figure in figures(BATCHES)}
    assert found == {
        f"{POOL} / {COMMAND}": ("8.00 (8.00 to 8.00)", "at least 6"),
        f"{POOL} / {ENGINE}": ("8.80 (8.80 to 8.80)", "at least 6"),
        f"{DASK} / {LOCAL}": ("1.10 (1.00 to 1.20)", "at most 1.30"),
        "peak memory of the host for 1,000 rows (RSS)": ("40 MB", ""),
        "peak memory of the host for 20,000 rows (RSS)": ("45 MB", ""),
        "the difference": ("5 MB", "at most 50 MB"),
        "12 abusive programs among 100: extra time / their wall-clock limits of 5 s, shared by 2 workers": (
            "0.65 (0.50 to 0.80)",
            "at most 1.00",
        ),
    }


def test_what_could_not_be_measured_is_said_or_left_out() -> None:
    without = {figure.what: figure.value for figure in figures(replace(WITHOUT_DASK, abuse=None))}
    assert "pip install distributed" in without[f"{DASK} / {LOCAL}"]
    assert not any("abusive" in what for what in without)
    assert "abusive" not in batches_text(replace(BATCHES, abuse=None))
    assert not any("Dask" in what for what, _ in parts_rows(parts_of(WITHOUT_DASK), WITHOUT_DASK))


def test_rates_are_those_of_a_worker() -> None:
    lines = batches_text(BATCHES).splitlines()
    assert f"| {POOL} | 40 | 1,200 | 44.0 | 0.9 | 14 |" in lines
    assert f"| {LOCAL} | 500 | 15,000 | 75.0 | 6.7 | 100 |" in lines


def test_a_row_costs_what_many_cost_more_than_few() -> None:
    hosts = BATCHES.hosts
    assert hosts.growth == 5_000_000
    assert hosts.cpu_a_row == pytest.approx(0.001)
    assert hosts.seconds_a_known_row == pytest.approx(0.002)
    assert hosts.other_bytes_a_row == pytest.approx(200)


def test_a_million_submissions_are_reckoned_from_the_parts() -> None:
    parts = parts_of(BATCHES)
    assert (parts.core_seconds, parts.core_seconds_on_dask) == (pytest.approx(0.3), pytest.approx(0.32))
    rows = [value for _, value in million_rows(parts)]
    assert rows == [
        "83 hours of one core",
        "5.2 hours",
        "1.9 hours",
        "0.8 hours",
        "107",
        "10.2 GB",
        "20.2 GB",
    ]


def test_a_slow_host_bounds_what_a_cluster_can_do() -> None:
    slow = replace(parts_of(BATCHES), host_seconds=0.0216)
    assert [value for _, value in million_rows(slow)][2:4] == ["6.0 hours", "6.0 hours"]


def test_all_lines_of_a_table_of_batches_have_the_same_columns() -> None:
    for text in (*batches_text(BATCHES).split("\n\n"), *scale_text(BATCHES).split("\n\n")):
        lines = [line for line in text.splitlines() if line.startswith("|")]
        assert len({line.count("|") for line in lines}) <= 1


# where it is written


@pytest.mark.parametrize("path", [PERFORMANCE, SCALING], ids=lambda path: path.name)
def test_a_document_has_a_place_for_what_is_measured_of_batches(path: Path) -> None:
    document = path.read_text(encoding="utf-8")
    written = with_measured(document, "what was measured here", BEGIN_OF_BATCHES)
    assert "what was measured here" in written
    assert written.count("## ") == document.count("## ")


def test_each_part_is_written_to_its_own_place(tmp_path: Path) -> None:
    path = tmp_path / "document.md"
    path.write_text(f"{BEGIN}\nold\n{END}\nProse.\n{BEGIN_OF_BATCHES}\nold\n{END}\n")
    Written(path, "many", BEGIN_OF_BATCHES).write()
    Written(path, "one").write()
    assert path.read_text() == f"{BEGIN}\n\none\n\n{END}\nProse.\n{BEGIN_OF_BATCHES}\n\nmany\n\n{END}\n"
    Written(path, "all of it", mark=None).write()
    assert path.read_text() == "all of it"


def test_programs_are_written_as_lines_of_json(sum_batch: Callable[[Mapping[str, bytes]], Batch]) -> None:
    batch = sum_batch({"é": "print('é')\n".encode()})
    [line] = batch.lines.read_text(encoding="utf-8").splitlines()
    assert json.loads(line) == {"id": "é", "problem": SUM, "source": "print('é')\n"}
