"""What `judge grade` says: on the inputs, on the run, and in the files it writes."""

from judge.messages.grading import files, inputs, options, running

MESSAGES: dict[str, tuple[str, str]] = {
    **inputs.MESSAGES,
    **options.MESSAGES,
    **running.MESSAGES,
    **files.MESSAGES,
}
