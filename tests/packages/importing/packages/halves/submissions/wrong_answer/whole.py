"""Integer division. This docstring is = no TOML."""
input()
print(*(int(token) // 2 for token in input().split()))
