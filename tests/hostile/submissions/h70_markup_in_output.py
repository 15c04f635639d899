# id=H70 | tries=prints markup of reports, carriage returns, backspaces and characters that turn the writing | verdicts=WA | invariants=judge_alive,report_safe
a, b = map(int, input().split())
print("[bold green]AC[/] </td><script>alert(1)</script> ]]> &quot; [link=http://x]y[/link]", a + b)
print(f"0\r{a + b}")
print(f"0\b{a + b}\u202e\u2066\u200b\u2028\x85\x0b\x0c\x1c")
print("\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\ \x1b[?1049h \x1bP+q\x1b\\ \x9d0;owned\x9c")
