"""What the judge sees in wrong outputs and in runs, in a learner's words.

A `pattern.<name>` is a plain statement; `pattern.<name>.hint` is a question that leads there without giving it away.
"""

from judge.messages.diagnosis import arrangement, notes, sizes, values

MESSAGES: dict[str, tuple[str, str]] = {
    **arrangement.MESSAGES,
    **sizes.MESSAGES,
    **values.MESSAGES,
    **notes.MESSAGES,
}
