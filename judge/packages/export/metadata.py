"""`problem.yaml`, and the tables of arguments beside it."""

from decimal import Decimal
from typing import Any

import yaml

from judge.model import MIB, CheckerSpec, Limits
from judge.packages.export.exercise import Exercise

# Other judges limit the whole address space. Ours is what a program takes above the interpreter and NumPy, which
# need some 100 MiB of it with one thread of BLAS and some 40 MiB more with each other one.
INTERPRETER_MEMORY = 256  # MiB

# How far programs must stay from the time limit. `judge verify` has seen to that, on the clock of this judge; so no
# other margin is asked for.
NO_MARGIN = 1.0

# The version legacy knows no time limit: judges take this multiple of the slowest right program, in whole seconds.
LEGACY_MARGINS = {"time_multiplier": 2.0, "time_safety_margin": 1.0}

NUMBER_BEGINS = tuple("+-.0123456789")


class Dumper(yaml.SafeDumper):  # type: ignore[misc]
    """Writes texts so that YAML 1.2 reads them as texts too: `1e-6` is a number there, and none in 1.1."""


def _text(dumper: Dumper, text: str) -> Any:
    style = "'" if text.startswith(NUMBER_BEGINS) else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style)


Dumper.add_representer(str, _text)


def to_yaml(data: Any) -> bytes:
    """Return YAML, the keys in their order."""
    text = yaml.dump(data, Dumper=Dumper, sort_keys=False, allow_unicode=True, width=1000)
    return str(text).encode()


def metadata(exercise: Exercise) -> dict[str, Any]:
    """Return `problem.yaml` of version 2025-09."""
    problem, info = exercise.problem, exercise.info
    return {
        "problem_format_version": "2025-09",
        "type": "pass-fail",
        "name": {language: problem.title.in_language(language) for language in exercise.statements},
        "uuid": info.uuid,
        "license": info.license,
        **({"rights_owner": info.rights_owner} if info.rights_owner else {}),
        "limits": _limits(problem.limits),
        "keywords": [problem.topic, problem.difficulty],
        "languages": ["python3"],
    }


def _limits(limits: Limits) -> dict[str, Any]:
    return {
        "time_limit": limits.time,
        **_resolution(limits.time),
        "time_multipliers": {"ac_to_time_limit": NO_MARGIN, "time_limit_to_tle": NO_MARGIN},
        **_sizes(limits),
    }


def _resolution(seconds: float) -> dict[str, float]:
    """Return the unit that the time limit must be a multiple of, where it is not the usual one of a second."""
    exponent = Decimal(repr(seconds)).normalize().as_tuple().exponent
    assert isinstance(exponent, int)
    return {"time_resolution": float(f"1e{exponent}")} if exponent < 0 else {}


def _sizes(limits: Limits) -> dict[str, int]:
    return {"memory": limits.memory // MIB + INTERPRETER_MEMORY, "output": limits.output // MIB}


def legacy_metadata(exercise: Exercise) -> dict[str, Any]:
    """Return `problem.yaml` of version legacy, which knows one name and no time limit."""
    problem, info = exercise.problem, exercise.info
    arguments = validator_arguments(problem.checker)
    return {
        "problem_format_version": "legacy",
        "type": "pass-fail",
        "name": problem.title.en,
        "uuid": info.uuid,
        "license": info.license,
        **({"rights_owner": info.rights_owner} if info.rights_owner else {}),
        "limits": {**LEGACY_MARGINS, **_sizes(problem.limits)},
        "validation": "default" if problem.checker.type == "tokens" else "custom",
        **({"validator_flags": " ".join(arguments)} if arguments else {}),
        "keywords": f"{problem.topic} {problem.difficulty}",
    }


def validator_arguments(checker: CheckerSpec) -> list[str]:
    """Return what the output validator is called with."""
    if checker.type != "tokens":
        return list(checker.arguments)
    arguments = [name for name in ("case_sensitive", "space_change_sensitive") if getattr(checker, name)]
    for name in ("float_absolute_tolerance", "float_relative_tolerance"):
        tolerance = getattr(checker, name)
        if tolerance is not None:
            arguments += [name, repr(tolerance)]
    return arguments
