"""The stand-alone input validators take what the statements allow."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from judge.authoring.reading import corruptions
from judge.packages.export.validators import input_validator

VALIDATOR = """\
'What is allowed.'

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    (count,) = read.integers("count", low=1, high=3)
    read.numbers(count, low=-9, high=9, decimals=1)
    read.end()
"""
FORGETFUL = VALIDATOR.replace("    read.end()\n", "")
BY_MODULE = VALIDATOR.replace(
    "from judge.authoring.reading import Reader", "from judge.authoring import reading"
).replace(": Reader", ": reading.Reader")
FULL_NAME = VALIDATOR.replace(
    "from judge.authoring.reading import Reader", "import judge.authoring.reading"
).replace(": Reader", ": judge.authoring.reading.Reader")
LEGAL = b"2\n1.5 -2\n"


@pytest.mark.parametrize("start", [".", "__main__.py", "__init__.py"])
def test_it_is_started_as_a_folder_or_by_its_first_file(
    lay_out: Callable[..., Path], run: Callable[..., Any], start: str
) -> None:
    folder = lay_out(input_validator(VALIDATOR))
    assert run(folder / start, stdin=LEGAL).returncode == 42
    refused = run(folder / start, stdin=b"4\n")
    assert (refused.returncode, refused.stderr) == (43, b"line 1: not between 1 and 3: 4\n")


@pytest.mark.parametrize("source", [BY_MODULE, FULL_NAME])
def test_the_library_is_found_however_it_is_imported(
    lay_out: Callable[..., Path], run: Callable[..., Any], source: str
) -> None:
    folder = lay_out(input_validator(source))
    assert run(folder, stdin=LEGAL).returncode == 42


@pytest.mark.parametrize(
    ("source", "data"),
    [(VALIDATOR, b"\xff\n"), (VALIDATOR, b""), (FORGETFUL, LEGAL), (VALIDATOR + "{", LEGAL)],
)
def test_what_cannot_be_confirmed_is_not_valid(
    lay_out: Callable[..., Path], run: Callable[..., Any], source: str, data: bytes
) -> None:
    assert run(lay_out(input_validator(source)), stdin=data).returncode not in (0, 42)


def test_the_inputs_of_the_bank_are_valid_and_damaged_ones_are_not(
    packages: Mapping[tuple[str, str], Mapping[str, bytes]],
    below: Callable[..., dict[str, bytes]],
    lay_out: Callable[..., Path],
    run: Callable[..., Any],
) -> None:
    for (id, version), files in packages.items():
        if version == "legacy":
            continue
        folder = lay_out(
            {f"{id}/{name}": each for name, each in below(files, "input_validators/input").items()}
        )
        samples = [each for name, each in below(files, "data/sample").items() if name.endswith(".in")]
        for sample in samples:
            assert run(folder / id, stdin=sample).returncode == 42, id
        damaged = dict(corruptions(samples[0].decode()))["last-token-not-a-number"]
        assert run(folder / id, stdin=damaged.encode()).returncode == 43, id
