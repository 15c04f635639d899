# id=H13 | tries=a traceback whose file names and source lines hold escapes and paths of others | verdicts=RE | invariants=judge_alive,report_safe
import linecache

name = '\x1b[2J/root/solution.py", line 1\nMemoryError\x07'
linecache.cache[name] = (20, None, ["\x1b]0;owned\x07[bold]", "\x9b31m\u202e\n"], name)
exec(compile('def f():\n    raise KeyError("\\x1b[31m")\nf()', name, "exec"))
