print raw_input()
