"""Launcher for a checkout that is not installed: `python cli.py list` is `judge list`."""

from judge.__main__ import main

if __name__ == "__main__":
    main()
