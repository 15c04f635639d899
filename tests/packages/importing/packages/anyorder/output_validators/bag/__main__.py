import sys
from pathlib import Path

from bags import same

if sys.argv[4:] != ["words", "3"]:
    sys.exit(1)
right = same(Path(sys.argv[2]).read_text(), sys.stdin.read())
if not right:
    Path(sys.argv[3], "judgemessage.txt").write_text("not the same words")
exit(42 if right else 43)
