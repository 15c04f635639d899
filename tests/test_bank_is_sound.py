"""The bank of this checkout, exercise by exercise: what can be seen without running the known mistakes.

`judge verify --all` sees more, and takes minutes.
"""

import json
import re
import runpy
from decimal import Decimal
from pathlib import Path

import pytest

import judge
from judge.authoring.ties import LARGEST_RATE
from judge.bank import Bank
from judge.bank.testcases import CASE_NAME
from judge.checkers import digest
from judge.checkers.numbers import DECIMAL, INTEGER, decimals_of
from judge.judging import judge_submission
from judge.model import TestCase, Verdict
from judge.sandbox import Sandbox

CHECKOUT = Path(__file__).parent.parent
IDS = judge.load_bank(CHECKOUT).ids
LANGUAGES = ("en", "zh")

every_exercise = pytest.mark.parametrize("id", IDS)
every_exercise_and_language = pytest.mark.parametrize(
    ("id", "language"), [(id, language) for id in IDS for language in LANGUAGES]
)


def tokens_of(case: TestCase) -> list[list[str]]:
    return [line.split() for line in case.answer.decode().splitlines()]


def test_the_bank_is_not_empty() -> None:
    assert IDS


def test_the_three_trees_mirror_each_other(bank: Bank) -> None:
    for part in ("problems", "solutions", "testcases"):
        folders = {path.name for path in (CHECKOUT / part).iterdir() if path.is_dir()}
        assert folders == set(bank.ids), part


def test_every_exercise_is_listed_once_and_nothing_else_is(bank: Bank) -> None:
    listed = [id for topic in bank.topics for id in topic.problems]
    assert sorted(listed) == sorted(bank.ids)
    assert bank.ids == tuple(listed)


def test_topics_have_ids_of_their_own(bank: Bank) -> None:
    topics = [topic.id for topic in bank.topics]
    assert len(topics) == len(set(topics))


@every_exercise
def test_an_exercise_lies_where_its_topic_says(bank: Bank, id: str) -> None:
    problem = bank.problem(id)
    assert problem.id == id
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)
    assert [topic.id for topic in bank.topics if id in topic.problems] == [problem.topic]


@every_exercise
def test_the_reference_is_accepted_on_every_test(bank: Bank, sandbox: Sandbox, id: str) -> None:
    report = judge_submission(
        bank.problem(id), bank.cases(id), bank.reference(id), sandbox=sandbox, run_all=True
    )
    assert [(r.case, r.verdict, r.reason) for r in report.results if r.verdict is not Verdict.AC] == []
    assert report.verdict is Verdict.AC
    assert report.passed == report.total == len(bank.cases(id))


@every_exercise
def test_the_stored_cases_are_those_of_the_generator(bank: Bank, id: str) -> None:
    generator = runpy.run_path(str(bank.problem_folder(id) / "generator.py"))
    expected = [
        f"{group}/{number:02}-{name}"
        for group, table in (("sample", generator["SAMPLE"]), ("secret", generator["SECRET"]))
        for number, name in enumerate(table, 1)
    ]
    assert [case.name for case in bank.cases(id)] == expected


@every_exercise
def test_cases_are_named_numbered_and_of_sensible_size(bank: Bank, id: str) -> None:
    cases = bank.cases(id)
    for group in ("sample", "secret"):
        names = [case.name.partition("/")[2] for case in cases if case.name.startswith(f"{group}/")]
        assert [int(name[:2]) for name in names] == list(range(1, len(names) + 1))
        assert [name for name in names if not CASE_NAME.fullmatch(name)] == []
    assert sum(case.is_sample for case in cases) >= 1
    assert sum(not case.is_sample for case in cases) >= 12
    assert max(len(case.input) for case in cases) <= 300_000
    assert sum(len(case.input) + len(case.answer) for case in cases) <= 1_000_000


@every_exercise
def test_no_two_cases_have_one_input(bank: Bank, id: str) -> None:
    inputs = [case.input for case in bank.cases(id)]
    assert len(inputs) == len(set(inputs))


@every_exercise
def test_answers_are_lines_of_numbers_and_words(bank: Bank, id: str) -> None:
    allowed = set(bank.problem(id).checker.decimals)
    statements = [bank.statement(id, language) for language in LANGUAGES]
    used = set()
    for case in bank.cases(id):
        text = case.answer.decode()
        assert text.endswith("\n"), case.name
        assert not re.search(r"[\r\t\0]|  | \n|\n\n\Z", text), case.name
        for token in text.split():
            if DECIMAL.fullmatch(token):
                used.add(decimals_of(token))
                assert not (token.startswith("-") and Decimal(token) == 0), (case.name, token)
            elif not INTEGER.fullmatch(token):
                by_accident = token.lower() in ("nan", "inf", "-inf", "none", "true", "false")
                named = all(f"`{token}`" in statement for statement in statements)
                assert named or not by_accident, (case.name, token)
    assert used == allowed


@every_exercise
def test_ties_are_few_and_one_unit_from_the_answer(bank: Bank, id: str) -> None:
    for case in bank.cases(id):
        lines = tokens_of(case)
        decimals = sum(DECIMAL.fullmatch(token) is not None for line in lines for token in line)
        assert len(case.ties) <= LARGEST_RATE * decimals, case.name
        assert decimals > 100 or not case.ties, case.name
        for tie in case.ties:
            token = lines[tie.line - 1][tie.token - 1]
            unit = Decimal(1).scaleb(-decimals_of(token))
            assert decimals_of(tie.spelling) == decimals_of(token), (case.name, tie)
            assert abs(Decimal(tie.spelling) - Decimal(token)) == unit, (case.name, tie)
            assert not (tie.spelling.startswith("-") and Decimal(tie.spelling) == 0), (case.name, tie)


@every_exercise
def test_every_case_of_a_kind_with_a_purpose_serves_it(bank: Bank, id: str) -> None:
    for case in bank.cases(id):
        if case.name.partition("/")[2][3:].startswith("negative-zero"):
            assert re.search(r"(^|\s)0\.0+(\s|$)", case.answer.decode()), case.name


@every_exercise
def test_every_mistake_is_told_from_the_answer_by_its_output(bank: Bank, id: str) -> None:
    stored = json.loads((bank.cases_folder(id) / "mistakes.json").read_text(encoding="utf-8"))
    cases, mistakes = bank.cases(id), bank.solutions(id).mistakes
    digested = [m for m in mistakes if m.expect in (Verdict.WA, Verdict.PE)]
    assert stored["format_version"] == 1
    assert list(stored["digests"]) == [mistake.id for mistake in digested]
    for mistake in digested:
        outputs = stored["digests"][mistake.id]
        assert list(outputs) == [case.name for case in cases], mistake.id
        told = [c for c in cases if not c.is_sample and outputs[c.name] not in (None, digest(c.answer))]
        assert len(told) >= (1 if mistake.single else 2), mistake.id


@every_exercise_and_language
def test_a_statement_has_no_latex(bank: Bank, id: str, language: str) -> None:
    statement = (bank.problem_folder(id) / f"statement.{language}.md").read_text(encoding="utf-8")
    assert "$" not in statement
    assert not re.search(r"\\[A-Za-z(\[]", statement)


@every_exercise_and_language
def test_an_explanation_has_no_latex(bank: Bank, id: str, language: str) -> None:
    explanation = (bank.solutions_folder(id) / f"explanation.{language}.md").read_text(encoding="utf-8")
    assert "$" not in explanation
    assert not re.search(r"\\[A-Za-z(\[]", explanation)


@every_exercise
def test_whatever_a_learner_reads_is_in_the_language_it_says(bank: Bank, id: str) -> None:
    solutions = bank.solutions(id)
    texts = [bank.problem(id).title, *solutions.hints]
    texts += [text for mistake in solutions.mistakes for text in (mistake.title, mistake.hint)]
    for text in texts:
        assert text.en.strip()
        assert re.search(r"[\u4e00-\u9fff]", text.zh), text
        assert not re.search(r"[\u4e00-\u9fff]", text.en), text
    for language, wanted in (("en", False), ("zh", True)):
        for part in (bank.problem_folder(id) / "statement", bank.solutions_folder(id) / "explanation"):
            content = part.with_name(f"{part.name}.{language}.md").read_text(encoding="utf-8")
            assert bool(re.search(r"[\u4e00-\u9fff]", content)) is wanted, (part, language)
