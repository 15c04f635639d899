# id=H12 | tries=an exception whose name and message hold terminal escapes, markup and characters that turn the writing | verdicts=RE | invariants=judge_alive,report_safe
evil = "\x1b]0;owned\x07\x1b[2J[bold red]AC[/]</script><b>\u202e\u2066\r\b\x00\x9b31m]]>&#x1b;"
raise type("Value\x1b[31mError" + evil, (ValueError,), {"__module__": "[blink]" + evil})(evil + "\n" + evil)
