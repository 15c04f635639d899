"""What is wrong with a command line, in the catalogue's words instead of click's."""

from collections.abc import Sequence

import click

from judge.messages import Messages, click_texts


def usage_message(say: Messages, error: click.ClickException, arguments: Sequence[str]) -> str:
    """Say in the language of the user what click found wrong."""
    command = _command(error, arguments)
    if isinstance(error, click.NoSuchOption):
        return say("usage.no-option", name=error.option_name, command=command)
    if isinstance(error, click.BadOptionUsage):
        takes_none = click_texts.TAKES_NO_VALUE in error.message
        key = "usage.option-takes-no-value" if takes_none else "usage.option-needs-value"
        return say(key, name=error.option_name, command=command)
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param else ""
        return say("usage.missing", name=name, command=command)
    if isinstance(error, click.BadParameter) and error.param and isinstance(error.param.type, click.Choice):
        return say("usage.bad-value", name=error.param.opts[0], choices=", ".join(error.param.type.choices))
    if error.message.startswith(click_texts.MISSING_COMMAND):
        return say("usage.missing", name="COMMAND", command=command)
    if extra := click_texts.EXTRA_ARGUMENTS.search(error.message):
        return say("usage.extra", name=extra[1], command=command)
    return say("usage.other", detail=error.format_message().rstrip("."), command=command)


def _command(error: click.ClickException, arguments: Sequence[str]) -> str:
    """Return the command whose help to look at; click does not always know where it found the mistake."""
    context = getattr(error, "ctx", None)
    if context is not None:
        return str(context.command_path)
    words = [argument for argument in arguments if not argument.startswith("-")]
    return " ".join(["judge", *words[:1]])
