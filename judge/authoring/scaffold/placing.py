"""Where a new exercise goes, and writing it there."""

import contextlib
import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from judge.authoring.scaffold.skeleton import PARTS, NewExercise, skeleton, topic_entry
from judge.authoring.scaffold.tracks import NEW, has_topic, with_exercise
from judge.bank import places
from judge.bank.toml import read_file
from judge.errors import UsageError
from judge.model import Topic

TRACKS = "problems/tracks.toml"


def bank_to_write(chosen: Path | None, environment: Mapping[str, str]) -> Path:
    """Return the folder that new exercises go to: the bank in use, or the user's own in place of the one in the wheel.

    It is a bank, or becomes one: nothing is there yet, or a folder without files (but for hidden ones).

    Raises:
        UsageError: something else is there.
    """
    folder = places.bank_folders(chosen, environment)[0]
    if folder == places.shipped_bank() and folder.name == places.IN_WHEEL:
        folder = places.data_folder(environment) / "bank"
    try:
        is_free = not folder.exists() or all(entry.name.startswith(".") for entry in folder.iterdir())
    except OSError as error:
        raise UsageError("new.unwritable", path=folder, detail=error.strerror) from None
    if not is_free and not places.is_bank(folder):
        raise UsageError("new.not-a-bank", path=folder)
    return folder


def refuse_if_taken(folder: Path, id: str) -> None:
    """Refuse an id of which the bank has a folder.

    Raises:
        UsageError: there is one.
    """
    for part in places.PARTS:
        if os.path.lexists(folder / part / id):
            raise UsageError("new.exists", id=id, path=folder / part / id)


def write_exercise(folder: Path, exercise: NewExercise, topics: Mapping[str, Topic]) -> list[str]:
    """Write the exercise into the bank in `folder`, which is made if it is not there; return the files that are new.

    `topics` are those of all banks in use. Either everything is written or nothing.

    Raises:
        UsageError: the exercise exists, or something cannot be written.
        BankError: `tracks.toml` is not what it should be.
    """
    refuse_if_taken(folder, exercise.id)
    tracks = folder / TRACKS
    listed = _tracks_with(tracks, exercise, topics)
    files = skeleton(exercise)
    try:
        for part in places.PARTS:
            (folder / part).mkdir(parents=True, exist_ok=True)
        with contextlib.ExitStack() as undo:
            for part in PARTS:
                own = folder / part / exercise.id
                own.mkdir()
                undo.callback(shutil.rmtree, own, ignore_errors=True)
            for name, text in files.items():
                path = folder / name
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
            _replace(tracks, listed)
            undo.pop_all()
    except OSError as error:
        raise UsageError("new.unwritable", path=error.filename or folder, detail=error.strerror) from None
    return list(files)


def _tracks_with(tracks: Path, exercise: NewExercise, topics: Mapping[str, Topic]) -> str:
    text = read_file(tracks) if tracks.exists() else NEW
    topic = topics.get(exercise.topic)
    if has_topic(text, exercise.topic, tracks):
        return with_exercise(text, exercise.id, exercise.topic, tracks)
    return f"{text.rstrip()}\n\n{topic_entry(exercise, topic.title if topic else None)}"


def _replace(path: Path, text: str) -> None:
    """Write the whole file or nothing of it."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
