"""`python -m judge`."""

from judge.commands import main

if __name__ == "__main__":
    main()
