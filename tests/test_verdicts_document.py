"""docs/verdicts.md shows every reason for PE and WA, as the judge gives it today."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from judge.messages import CATALOGUE
from judge.model import Verdict

DOCS = Path(__file__).parent.parent / "docs"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_verdicts", DOCS / "make_verdicts.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = maker()
EXAMPLES = [example for _, examples in MAKER.SECTIONS for example in examples]
REASONS = [key for key in CATALOGUE if key.startswith(("check.", "tokens.", "exact."))]


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_an_example(reason: str) -> None:
    assert [example.reason for example in EXAMPLES].count(reason) == 1


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.reason)
def test_every_example_gets_its_reason(example: object) -> None:
    _, result = MAKER.judged(example)
    assert result.reason == example.reason  # type: ignore[attr-defined]
    assert result.verdict is (Verdict.PE if example in MAKER.PRESENTATION else Verdict.WA)


def test_the_document_is_what_its_program_makes() -> None:
    written = (DOCS / "verdicts.md").read_text(encoding="utf-8")
    assert written == MAKER.document(), "run: python docs/make_verdicts.py"
