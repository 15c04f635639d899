"""Begin an exercise: a small one that works, with a mark in every place where its author is to write.

skeleton   what the author says of the exercise -> the texts of its files, from the templates
tracks     tracks.toml with one exercise more
placing    which bank it goes into, and writing it there; nothing that exists is overwritten
"""

from judge.authoring.scaffold.placing import TRACKS, bank_to_write, refuse_if_taken, write_exercise
from judge.authoring.scaffold.skeleton import NewExercise, checked_id, checked_title, title_of

__all__ = [
    "TRACKS",
    "NewExercise",
    "bank_to_write",
    "checked_id",
    "checked_title",
    "refuse_if_taken",
    "title_of",
    "write_exercise",
]
