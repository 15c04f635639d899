"""Exercise -> problem package: the files of it, by their path; `writing` puts them on the disk.

The same exercise gives the same bytes. Two versions of the format are written: 2025-09, and legacy for judges that do
not know it yet.
"""

import json
from collections.abc import Mapping

from judge.bank import Bank
from judge.errors import BankError
from judge.packages.export.exercise import Exercise, read_exercise
from judge.packages.export.metadata import legacy_metadata, metadata, to_yaml, validator_arguments
from judge.packages.export.statements import as_latex, as_markdown
from judge.packages.export.submissions import SEVERAL, expectations, submissions_of
from judge.packages.export.validators import output_validator
from judge.packages.layout import EXERCISE_FILE, EXERCISE_FORMAT, MEMBER, ORIGIN

VERSIONS = ("2025-09", "legacy")


def package_files(bank: Bank, id: str, version: str) -> dict[str, bytes]:
    """Return the files of the package of the exercise `id`, by their path in its folder.

    Raises:
        BankError: the exercise is not complete, or a name in it is not allowed in packages.
    """
    exercise = read_exercise(bank, id)
    files = {
        **(_of_2025_09 if version == "2025-09" else _of_legacy)(exercise),
        **_data(exercise),
        **_below("input_validators", exercise.input_validators),
        **_origin(exercise),
    }
    for path in files:
        if not all(MEMBER.fullmatch(name) for name in path.split("/")):
            raise BankError("export.bad-name", id=id, path=path)
    return dict(sorted(files.items()))


def _of_2025_09(exercise: Exercise) -> dict[str, bytes]:
    problem = exercise.problem
    submissions = submissions_of(exercise.solutions)
    files = {
        "problem.yaml": to_yaml(metadata(exercise)),
        "submissions/submissions.yaml": to_yaml(expectations(submissions)),
        f"attachments/templates/python3/{_starter_name(exercise)}": exercise.starter,
    }
    for language, text in exercise.statements.items():
        files[f"statement/problem.{language}.md"] = as_markdown(text).encode()
    for language, text in exercise.explanations.items():
        files[f"solution/solution.{language}.md"] = text.encode()
    for submission in submissions:
        files[f"submissions/{submission.path}"] = submission.source
    files |= _below("output_validator", output_validator(problem.checker, exercise.cases))
    if arguments := validator_arguments(problem.checker):
        for group in ("sample", "secret"):
            files[f"data/{group}/test_group.yaml"] = to_yaml({"output_validator_args": arguments})
    return files


def _of_legacy(exercise: Exercise) -> dict[str, bytes]:
    problem = exercise.problem
    files = {
        "problem.yaml": to_yaml(legacy_metadata(exercise)),
        f"attachments/{_starter_name(exercise)}": exercise.starter,
    }
    for language, text in exercise.statements.items():
        title = problem.title.in_language(language)
        files[f"problem_statement/problem.{language}.tex"] = as_latex(text, title).encode()
    for submission in submissions_of(exercise.solutions):
        if not submission.path.startswith(f"{SEVERAL}/"):  # a folder must tell the one verdict of a program
            files[f"submissions/{submission.path}"] = submission.source
    validator = output_validator(problem.checker, exercise.cases)
    folder = "output_validators/validator" if len(validator) > 1 else "output_validators"
    return files | _below(folder, validator)


def _starter_name(exercise: Exercise) -> str:
    return f"{exercise.problem.id.replace('-', '_')}.py"


def _data(exercise: Exercise) -> dict[str, bytes]:
    files = {}
    for case in exercise.cases:
        files[f"data/{case.name}.in"] = case.input
        files[f"data/{case.name}.ans"] = case.answer
    return files


def _origin(exercise: Exercise) -> dict[str, bytes]:
    """Return what an import restores the exercise from, see `layout`."""
    problem = exercise.problem
    facts = {"id": problem.id, "topic": problem.topic, "uuid": exercise.info.uuid}
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in facts.items()]
    text = f"format_version = {EXERCISE_FORMAT}\n" + "".join(lines)
    return {EXERCISE_FILE: text.encode(), **_below(ORIGIN, exercise.files)}


def _below(folder: str, files: Mapping[str, bytes]) -> dict[str, bytes]:
    return {f"{folder}/{name}": content for name, content in files.items()}


__all__ = ["VERSIONS", "package_files"]
