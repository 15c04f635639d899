"""`problem.yaml`: limits, the checker, and what `package.toml` says."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.errors import BankError

CHECKER = 'type = "decimal"\ndecimals = [2]\n'
UUID = "9a0b7c1e-2222-4333-8444-555566667777"
TOKENS = """\
type = "tokens"
float_absolute_tolerance = 1e-6
float_relative_tolerance = 0.5
case_sensitive = true
space_change_sensitive = true
"""
ARGUMENTS = [
    *("case_sensitive", "space_change_sensitive"),
    *("float_absolute_tolerance", "1e-06", "float_relative_tolerance", "0.5"),
]
OWN = 'type = "validator"\narguments = ["fast", "2"]\n'
PROGRAM = "import sys\n\nsys.exit(42)\n"


@pytest.mark.parametrize(
    ("seconds", "resolution"), [("2.0", None), ("10", None), ("0.5", 0.1), ("1.25", 0.01), ("0.001", 0.001)]
)
def test_the_time_limit_is_a_multiple_of_its_resolution(
    toy: Any, seconds: str, resolution: float | None
) -> None:
    toy.replace("problems/problem.toml", "time_limit = 1.0", f"time_limit = {seconds}")
    limits = toy.metadata()["limits"]
    assert (limits["time_limit"], limits.get("time_resolution")) == (float(seconds), resolution)
    assert (limits["time_limit"] / limits.get("time_resolution", 1)) % 1 in (
        pytest.approx(0),
        pytest.approx(1),
    )


def test_the_default_validator_is_called_with_the_rules_of_tokens(toy: Any) -> None:
    toy.replace("problems/problem.toml", CHECKER, TOKENS)
    files = toy.export()
    assert not any(path.startswith("output_validator/") for path in files)
    for group in ("sample", "secret"):
        assert yaml.safe_load(files[f"data/{group}/test_group.yaml"]) == {"output_validator_args": ARGUMENTS}
    legacy = toy.metadata("legacy")
    assert (legacy["validation"], legacy["validator_flags"]) == ("default", " ".join(ARGUMENTS))
    assert not any(path.startswith("output_validators/") for path in toy.export("legacy"))


def test_texts_that_look_like_numbers_are_texts_in_every_yaml(toy: Any) -> None:
    """YAML 1.2, which others read, takes more for a number than PyYAML does."""
    toy.replace("problems/problem.toml", CHECKER, OWN.replace('"2"', '"1e-6", "0o7", "+1", ".5", "-x", "Ω"'))
    toy.write("problems/output_validator/compare.py", PROGRAM)
    written = toy.export()["data/secret/test_group.yaml"].decode().splitlines()
    assert written[1:] == ["- fast", "- '1e-6'", "- '0o7'", "- '+1'", "- '.5'", "- '-x'", "- Ω"]


def test_without_rules_there_is_nothing_to_call_it_with(toy: Any) -> None:
    toy.replace("problems/problem.toml", CHECKER, 'type = "tokens"\n')
    assert not any(path.endswith("test_group.yaml") for path in toy.export())
    assert "validator_flags" not in toy.metadata("legacy")


def test_other_checkers_bring_their_validator(toy: Any) -> None:
    decimal = toy.export()["output_validator/validator.py"]
    toy.replace("problems/problem.toml", CHECKER, 'type = "exact"\n')
    files = toy.export("legacy")
    assert toy.metadata("legacy")["validation"] == "custom"
    assert b"checker `decimal`" in decimal
    assert b"checker `exact`" in files["output_validators/validator.py"]


def test_a_validator_of_ones_own_travels_as_it_is(toy: Any, below: Callable[..., dict[str, bytes]]) -> None:
    toy.replace("problems/problem.toml", CHECKER, OWN)
    toy.write("problems/output_validator/compare.py", PROGRAM)
    files = toy.export()
    assert below(files, "output_validator") == {"compare.py": PROGRAM.encode()}
    assert yaml.safe_load(files["data/secret/test_group.yaml"]) == {"output_validator_args": ["fast", "2"]}
    assert below(toy.export("legacy"), "output_validators") == {"compare.py": PROGRAM.encode()}
    assert toy.metadata("legacy")["validator_flags"] == "fast 2"


def test_one_of_several_files_is_a_program_for_all_judges(
    toy: Any, below: Callable[..., dict[str, bytes]], lay_out: Callable[..., Path], run: Callable[..., Any]
) -> None:
    toy.replace("problems/problem.toml", CHECKER, OWN)
    toy.write(
        "problems/output_validator/__main__.py", "import sys\n\nimport codes\n\nsys.exit(codes.RIGHT)\n"
    )
    toy.write("problems/output_validator/codes.py", "RIGHT = 42\n")
    new, old = toy.export(), toy.export("legacy")
    assert below(new, "output_validator") == below(old, "output_validators/validator")
    folder = lay_out(below(new, "output_validator"))
    assert run(folder).returncode == run(folder / "__init__.py").returncode == 42


def test_input_validators_from_elsewhere_travel_as_they_are(
    toy: Any, below: Callable[..., dict[str, bytes]]
) -> None:
    toy.write("problems/input_validators/lines/lines.py", PROGRAM)
    assert "input/validator.py" in below(toy.export(), "input_validators")
    toy.path("problems/validator.py").unlink()
    assert below(toy.export(), "input_validators") == {"lines/lines.py": PROGRAM.encode()}


def test_an_exercise_says_what_other_judges_are_told_of_it(toy: Any) -> None:
    toy.write(
        "problems/package.toml",
        f'format_version = 1\nuuid = "{UUID.upper()}"\nlicense = "cc by-sa"\nrights_owner = "Ada"\n',
    )
    for version in ("2025-09", "legacy"):
        metadata = toy.metadata(version)
        assert (metadata["uuid"], metadata["license"], metadata["rights_owner"]) == (UUID, "cc by-sa", "Ada")
    assert UUID.encode() in toy.export()["generators/attnjudge/exercise.toml"]


def test_what_is_in_the_public_domain_has_no_owner(toy: Any) -> None:
    toy.write("problems/package.toml", 'format_version = 1\nlicense = "public domain"\n')
    assert "rights_owner" not in toy.metadata()
    assert "rights_owner" not in toy.metadata("legacy")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('license = "MIT"', r"license.*one of unknown, public domain, .*: MIT"),
        ('uuid = "12"', r"uuid.*a UUID: 12"),
        ('licence = "cc by"', r"licence.*license"),
        ("format_version = 2", r"package\.toml.*2"),
    ],
)
def test_a_mistake_in_package_toml_is_told(toy: Any, line: str, message: str) -> None:
    version = "" if line.startswith("format") else "format_version = 1\n"
    toy.write("problems/package.toml", f"{version}{line}\n")
    with pytest.raises(BankError, match=message):
        toy.export()
