"""The command that begins an exercise: new."""

import difflib
import os
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from judge.bank import Bank, bank_folders
from judge.bank.places import is_bank
from judge.bank.problem import DIFFICULTIES
from judge.commands.session import Session, shared_options
from judge.errors import UsageError
from judge.messages import Messages
from judge.model import Text, Topic

if TYPE_CHECKING:
    from judge.authoring.scaffold import NewExercise

STARS = ("1", "2", "3", "4", "5")
DECIMALS = (
    "1",
    "2",
    "3",
    "4",
)  # with more, single precision never gives the same, as a `typical` case has to
FIRST_TOPIC = "exercises"  # of a bank that has none


def commands(say: Messages) -> list[click.Command]:
    """Return the commands, with their help in the language of `say`."""
    return [new_command(say)]


@dataclass(frozen=True, slots=True)
class Options:
    """What the options say; None: not given."""

    title_en: str | None
    title_zh: str | None
    topic: str | None
    new_topic: bool
    difficulty: str | None
    stars: str | None
    decimals: str | None


def new_command(say: Messages) -> click.Command:
    """`judge new ID`."""

    @click.command("new", help=say("help.new"))
    @shared_options(say)
    @click.argument("id")
    @click.option("--title-en", help=say("help.option.title-en"))
    @click.option("--title-zh", help=say("help.option.title-zh"))
    @click.option("--topic", help=say("help.option.topic-of-new"))
    @click.option("--new-topic", is_flag=True, help=say("help.option.new-topic"))
    @click.option("--difficulty", type=click.Choice(DIFFICULTIES), help=say("help.option.difficulty-of-new"))
    @click.option("--stars", type=click.Choice(STARS), help=say("help.option.stars"))
    @click.option("--decimals", type=click.Choice(DECIMALS), help=say("help.option.decimals"))
    def command(session: Session, id: str, **options: Any) -> int:
        from judge.authoring import scaffold

        scaffold.checked_id(id)
        folder = scaffold.bank_to_write(session.bank_path, os.environ)
        in_use = (folder, *bank_folders(session.bank_path, os.environ))
        banks = tuple(dict.fromkeys(each for each in in_use if is_bank(each)))
        for each in banks:
            scaffold.refuse_if_taken(each, id)
        topics = {topic.id: topic for topic in Bank(banks).topics}
        exercise = _settled(say, id, topics, Options(**options))
        written = scaffold.write_exercise(folder, exercise, topics)
        click.echo(say("new.written", id=id, path=folder))
        for name in written:
            click.echo(f"  {name}")
        if exercise.topic not in topics:
            click.echo(say("new.new-topic", topic=exercise.topic, path=folder / scaffold.TRACKS))
        words = [id, *(("--bank", str(session.bank_path)) if session.bank_path else ())]
        click.echo(say("new.next", words=shlex.join(words)))
        return 0

    return command


def _settled(say: Messages, id: str, topics: Mapping[str, Topic], options: Options) -> "NewExercise":
    """Settle what the options leave open: ask at a terminal, else take what is usual."""
    from judge.authoring.scaffold import NewExercise, checked_title, title_of

    settle = _asked if sys.stdin and sys.stdin.isatty() else _by_default
    english = settle(say, "new.ask-title-en", options.title_en, checked_title, title_of(id))
    chinese = settle(say, "new.ask-title-zh", options.title_zh, checked_title, english)

    def checked_topic(name: str) -> str:
        return _checked_topic(name, topics, new=options.new_topic)

    if len(topics) < 2:
        only = next(iter(topics), FIRST_TOPIC)
        topic = settle(say, "new.ask-topic-default", options.topic, checked_topic, only)
    else:
        known = ", ".join(topics)
        topic = settle(say, "new.ask-topic", options.topic, checked_topic, "", topics=known)
    difficulty = settle(say, "new.ask-difficulty", options.difficulty, _one_of(DIFFICULTIES), "medium")
    stars = settle(say, "new.ask-stars", options.stars, _one_of(STARS), "3")
    decimals = settle(say, "new.ask-decimals", options.decimals, _one_of(DECIMALS), "2")
    return NewExercise(id, Text(english, chinese), topic, difficulty, int(stars), int(decimals))


Check = Callable[[str], str]


def _by_default(
    say: Messages, question: str, given: str | None, check: Check, default: str, **details: str
) -> str:
    """Return what was given, else the default."""
    return check(default if given is None else given)


def _asked(
    say: Messages, question: str, given: str | None, check: Check, default: str, **details: str
) -> str:
    """Return what was given, else what whoever sits at the terminal answers, who is asked again until it will do."""
    if given is not None:
        return check(given)
    text = say(question, default=default, **details)
    suffix = "" if text.endswith("：") else " "
    while True:
        answer = click.prompt(text, default="", show_default=False, prompt_suffix=suffix, err=True)
        try:
            return check(answer.strip() or default)
        except UsageError as error:
            click.echo(say("error", message=error.in_language(say.language)), err=True)


def _one_of(choices: Iterable[str]) -> Check:
    def check(answer: str) -> str:
        if answer not in choices:
            raise UsageError("new.bad-choice", choices=", ".join(choices), found=answer)
        return answer

    return check


def _checked_topic(name: str, topics: Mapping[str, Topic], *, new: bool) -> str:
    """Return the id of a topic: one of `topics`, or a new one that resembles none of them."""
    from judge.authoring.scaffold import checked_id

    if name in topics:
        return name
    if not name:
        raise UsageError("new.no-topic", topics=", ".join(topics))
    if not new and (near := difflib.get_close_matches(name.lower(), topics)):
        raise UsageError("new.topic-near", topic=name, candidates=", ".join(near))
    return checked_id(name)
