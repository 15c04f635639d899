import sys
from rules import allowed

sys.exit(42 if allowed(sys.stdin.read()) else 43)
