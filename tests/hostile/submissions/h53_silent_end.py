# id=H53 | tries=closes all its streams and ends well, without an answer | verdicts=WA,RE | invariants=judge_alive,no_forgery
import os

os.closerange(0, 3)
os._exit(0)
