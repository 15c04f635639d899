"""What can go wrong besides a submission (a failing submission is data, never an exception).

    JudgeError
    +-- UsageError             the user named something that is not there
    +-- BankError              the bank or one exercise of it is not usable; says which file
    +-- SandboxError           this machine, or the sandbox itself, could not run a program
    +-- HistoryError           the store of submissions is not usable
    +-- PackageError           a problem package is not one, or asks for what this judge does not have

Each message is one sentence for people: what happened, the value after a colon, the next step.
"""

from judge import messages


class JudgeError(Exception):
    """Base of all errors of this package: a key of the catalogue of messages and its parameters."""

    def __init__(self, key: str, /, **parameters: object) -> None:
        super().__init__(key)
        self.key = key
        self.parameters = parameters

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """Return the message in `language` ("en" or "zh")."""
        return messages.text(language, self.key, **self.parameters)


class UsageError(JudgeError):
    """The user named something that is not there: an exercise, a file, an option."""


class BankError(JudgeError):
    """The bank, or one exercise of it, is not usable."""


class SandboxError(JudgeError):
    """A program could not be run: the machine's or the judge's fault."""


class HistoryError(JudgeError):
    """The store of submissions is not usable."""


class PackageError(JudgeError):
    """A problem package of another judge cannot be imported; says which file of it, and why."""
