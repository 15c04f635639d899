"""The parts of the benchmark that time nothing: ratios, tables, the chart, what is measured, how peers are found."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.chart import LEGEND, Bar, chart
from bench.document import BEGIN, END, figures_table, ways_table, with_measured
from bench.measure import Cost, Measured, Spread, measure, rotated, spread
from bench.peers import PEERS, find, interpreter_of
from bench.processes import Peak, cpu_seconds, descendants, peak_memory
from bench.running import Failed, run
from bench.targets import figures
from bench.task import CHECKOUT, EXERCISE, chosen
from bench.ways import COLD, EMPTY, FLOOR, FORK, SUBMIT, WARM
from judge.bank import Bank

SVG = "{http://www.w3.org/2000/svg}"
PEAK = Peak(50_000_000, "PSS", 3)

# The floor of the second round is slow, as on a machine that does something else.
WALL = [
    {FLOOR: 2.0, COLD: 2.2, WARM: 0.2, SUBMIT: 0.4, EMPTY: 0.12, FORK: 0.03},
    {FLOOR: 4.0, COLD: 4.0, WARM: 0.6, SUBMIT: 1.0, EMPTY: 0.12, FORK: 0.03},
    {FLOOR: 2.0, COLD: 2.4, WARM: 0.4, SUBMIT: 0.6, EMPTY: 0.18, FORK: 0.06},
]
ROUNDS = [{way: Cost(seconds, seconds / 2) for way, seconds in each.items()} for each in WALL]
MEASURED = Measured(ROUNDS)
WITH_OJ = Measured([{**each, "`oj test`": Cost(5 * each[SUBMIT].wall, 1.0)} for each in ROUNDS])


def test_a_ratio_compares_within_a_round() -> None:
    assert MEASURED.ratio(WARM, FLOOR) == pytest.approx(Spread(0.15, 0.1, 0.2))  # of the medians it is 0.2


def test_cpu_time_has_ratios_of_its_own() -> None:
    measured = Measured(
        [{FLOOR: Cost(2.0, 1.0), WARM: Cost(4.0, 0.5)}, {FLOOR: Cost(2.0, 2.0), WARM: Cost(4.0, 0.5)}]
    )
    assert measured.cpu_ratio(WARM, FLOOR) == Spread(0.375, 0.25, 0.5)
    assert measured.ratio(WARM, FLOOR) == Spread(2.0, 2.0, 2.0)


def test_a_spread_is_the_median_with_the_extremes_in_any_order() -> None:
    assert spread([3.0, 1.0, 5.0, 2.0]) == Spread(2.5, 1.0, 5.0)
    assert spread([3.0, 1.0]).times(10) == Spread(20.0, 10.0, 30.0)


def test_each_round_begins_with_another_way_and_has_them_all() -> None:
    orders = ["".join(rotated("abc", number)) for number in range(4)]
    assert orders == ["abc", "bca", "cab", "abc"]


def test_every_way_runs_once_a_round_after_a_round_that_does_not_count() -> None:
    calls: list[str] = []

    def action(way: str) -> Callable[[], None]:
        return lambda: calls.append(way)

    measured = measure({way: action(way) for way in "abc"}, 2, lambda progress: None)
    assert "".join(calls) == "abc" + "abc" + "bca"
    assert [list(each) for each in measured.rounds] == [["a", "b", "c"]] * 2


def test_thirty_tests_are_measured_among_them_all_that_cost_work(bank: Bank) -> None:
    cases = bank.cases(EXERCISE)
    names = {case.name for case in chosen(cases)}
    assert len(names) == 30
    assert all("illegal" in case.name for case in cases if case.name not in names)


def test_the_figures_are_those_of_the_rounds() -> None:
    values = {figure.what: figure.value for figure in figures(WITH_OJ, 30, PEAK)}
    assert values["judge, warm / floor"] == "0.15 (0.10 to 0.20)"
    assert values["`judge submit` / floor"] == "0.25 (0.20 to 0.30)"
    assert values["judge, cold / floor"] == "1.10 (1.00 to 1.20)"
    assert values["`oj test` / `judge submit`"] == "5.00 (5.00 to 5.00)"
    assert values["overhead per test (an empty program)"] == "4.0 ms (4.0 to 6.0)"
    assert values["fork and exit of the loaded interpreter"] == "1.0 ms (1.0 to 2.0)"
    assert "50 MB" in values.values()


def test_without_a_peer_its_figure_is_left_out() -> None:
    with_oj, without = list(figures(WITH_OJ, 30, PEAK)), list(figures(MEASURED, 30, PEAK))
    assert len(with_oj) == len(without) + 1


def test_the_table_has_every_way_and_says_what_is_not_installed() -> None:
    absent = {"`oj test`": "not installed (`pip install online-judge-tools`)"}
    lines = ways_table(MEASURED, FLOOR, {COLD: "AttnJudge 1.0"}, absent).splitlines()
    assert len(lines) == 2 + len(ROUNDS[0]) + 1
    assert f"| {FLOOR} | 2000 | 1.00 | 1.00 to 1.00 | 1.00 |" in lines
    assert f"| {COLD} (AttnJudge 1.0) | 2400 | 1.10 | 1.00 to 1.20 | 1.10 |" in lines
    assert lines[-1].startswith("| `oj test` | not installed (`pip install online-judge-tools`) |")


def test_all_lines_of_a_table_have_the_same_columns() -> None:
    for text in (ways_table(MEASURED, FLOOR, {}, {"x": "y"}), figures_table(figures(WITH_OJ, 30, PEAK))):
        assert len({line.count("|") for line in text.splitlines()}) == 1


def test_what_was_measured_replaces_what_an_earlier_run_wrote_and_nothing_else() -> None:
    document = f"# Title\n\n{BEGIN}\nold\n{END}\n\nProse.\n"
    once = with_measured(document, "new\n")
    assert once == f"# Title\n\n{BEGIN}\n\nnew\n\n{END}\n\nProse.\n"
    assert with_measured(once, "new\n") == once


def test_a_document_without_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="there is no"):
        with_measured("# Title\n", "new")


def test_the_document_has_a_place_for_what_is_measured() -> None:
    document = (CHECKOUT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert "what was measured here" in with_measured(document, "what was measured here")


def drawn(bars: list[Bar]) -> ElementTree.Element:
    return ElementTree.fromstring(chart("A & B", "<machine>", bars))


def test_bars_are_as_long_as_their_ratios() -> None:
    bars = [Bar("a", Spread(1, 1, 1), 10, False), Bar("b", Spread(0.25, 0.2, 0.3), 2, True)]
    other, ours = (rect for rect in drawn(bars).iter(f"{SVG}rect") if rect.get("class") != "page")
    assert (other.get("class"), ours.get("class")) == ("other", "judge")
    assert float(ours.attrib["width"]) == pytest.approx(float(other.attrib["width"]) / 4, abs=0.1)


def test_nothing_leaves_the_chart_and_every_name_is_in_it() -> None:
    svg = drawn([Bar("`a` <b>", Spread(1, 0.9, 3), 10, False), Bar("c", Spread(2, 1, 2.5), 20, True)])
    width, height = map(float, svg.attrib["viewBox"].split()[2:])
    texts = ["".join(text.itertext()) for text in svg.iter(f"{SVG}text")]
    assert texts == ["A & B", "<machine>", "`a` <b>", "1.00 · 10 ms", "c", "2.00 · 20 ms", LEGEND]
    for element in svg.iter():
        for axis, size in (("x", width), ("x1", width), ("x2", width), ("y", height), ("y1", height)):
            assert 0 <= float(element.get(axis, 0)) < size


def test_the_chart_in_the_documents_is_well_formed_and_runs_nothing() -> None:
    svg = ElementTree.parse(CHECKOUT / "docs" / "performance.svg")
    assert {element.tag.removeprefix(SVG) for element in svg.iter()} <= {
        *("svg", "title", "style", "rect", "text", "tspan", "line")
    }


def test_a_peer_is_found_in_the_folders_named_for_peers_before_the_path(tmp_path: Path) -> None:
    for name in ("named", "path"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "oj").write_text("#!/opt/python\n")
        (tmp_path / name / "oj").chmod(0o755)
    path = str(tmp_path / "path")
    assert find("oj", {"PATH": path}) == str(tmp_path / "path" / "oj")
    named = find("oj", {"PATH": path, "ATTNJUDGE_BENCH_PEERS": f"/nowhere:{tmp_path / 'named'}"})
    assert named == str(tmp_path / "named" / "oj")
    assert interpreter_of(str(named)) == Path("/opt/python")


def test_a_peer_that_is_nowhere_is_not_found(tmp_path: Path) -> None:
    assert find("oj", {"PATH": str(tmp_path)}) is None


def test_every_peer_says_how_to_install_it() -> None:
    assert [peer.name for peer in PEERS if peer.package not in peer.pip.split()] == []


def test_a_command_that_fails_or_does_not_say_what_it_should_is_an_error(tmp_path: Path) -> None:
    run(["echo", "AC AC"], os.environ, tmp_path, says="AC", times=2)
    with pytest.raises(Failed, match="echo exits with 0"):
        run(["echo", "AC WA"], os.environ, tmp_path, says="AC", times=2)
    with pytest.raises(Failed, match="false exits with 1"):
        run(["false"], os.environ, tmp_path)


def test_memory_is_that_of_a_command_and_of_the_processes_it_starts(tmp_path: Path) -> None:
    child = "b = bytearray(60_000_000); import time; time.sleep(0.5)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    peak = peak_memory([sys.executable, "-c", parent], os.environ, tmp_path)
    assert peak.processes == 2
    assert 60_000_000 < peak.bytes < 160_000_000


WORK = "import sys, time\nwhile time.process_time() < 0.4: pass\n"
TELL_AND_WAIT = "print(flush=True)\nsys.stdin.read()\n"
START = "import subprocess, sys\nsubprocess.run([sys.executable, '-c', {!r}])\n"


@pytest.mark.parametrize(
    ("program", "has_ended"),
    [
        (START.format(WORK + TELL_AND_WAIT), False),
        (START.format(WORK) + TELL_AND_WAIT, False),
        (START.format(WORK) + TELL_AND_WAIT, True),
    ],
    ids=["a process below runs", "a process below has ended", "all have ended"],
)
def test_cpu_time_is_that_of_all_processes_below(program: str, has_ended: bool) -> None:
    before = cpu_seconds()
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdout.readline()
        if has_ended:
            process.stdin.close()
            process.wait()
        used = cpu_seconds() - before
    assert 0.35 < used < 2


def test_a_process_is_the_first_of_its_descendants() -> None:
    assert descendants(os.getpid())[0] == os.getpid()
