"""The exit codes of all commands, as README.md lists them; 0 is success."""

EXIT_NOT_ACCEPTED = 1  # of `verify` and `generate --check`: something was found
EXIT_USAGE = 2
EXIT_NOT_USABLE = 3  # the bank, the history or the sandbox; also a judge error
EXIT_INTERRUPTED = 130
