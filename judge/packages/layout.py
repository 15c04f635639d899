"""Where an exercise travels in a package of ours, beside what the format itself has a place for.

    generators/attnjudge/exercise.toml         format_version, id, topic, uuid
    generators/attnjudge/problem/...           the files of problems/<id>/
    generators/attnjudge/solutions/...         the files of solutions/<id>/
    generators/attnjudge/testcases/...         the files of testcases/<id>/ that data/ does not hold

Why below `generators/`: these files make the test cases, so that is what they are to the format, which leaves the
folder to authors. `attachments/` is shown to contestants and must hold no other folder than `templates/`.
"""

import re
import uuid

ORIGIN = "generators/attnjudge"  # in a package, in all versions
EXERCISE_FILE = f"{ORIGIN}/exercise.toml"
EXERCISE_FORMAT = 1  # `format_version` of exercise.toml

# The folders of an exercise in a bank, and what they are called below ORIGIN.
PARTS = {"problems": "problem", "solutions": "solutions", "testcases": "testcases"}

# `problems/<id>/package.toml`, which need not be there: what other judges are told of an exercise.
PACKAGE_FILE = "package.toml"

NAMESPACE = uuid.UUID("6c2d8b1e-7a55-4f0c-9d3b-2f7f0a4e9c11")  # of the uuids that follow from an id
NAME = re.compile(r"[a-z0-9]+")  # of a package
MEMBER = re.compile(r"[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}")  # what a file or folder in a package may be called


def package_name(id: str) -> str:
    """Return the name of the package of an exercise: packages have neither dashes nor capitals in theirs."""
    return "".join(NAME.findall(id.lower()))


def default_uuid(id: str) -> str:
    """Return the uuid of an exercise that has no other: always the same one."""
    return str(uuid.uuid5(NAMESPACE, id))


def is_in_data(path: str) -> bool:
    """Whether a file of `testcases/<id>/` is in the `data/` of a package, so that it need not travel twice."""
    return path.endswith((".in", ".ans"))
