"""What click says of a wrong command line, to be recognised and said in our words; none of it is shown."""

import re

MISSING_COMMAND = "Missing command"
TAKES_NO_VALUE = "does not take a value"
EXTRA_ARGUMENTS = re.compile(r"unexpected extra arguments? \((.*)\)")
