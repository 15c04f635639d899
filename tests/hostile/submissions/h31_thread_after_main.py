# id=H31 | tries=leaves the answer to a thread that prints it after the main program has ended | verdicts=AC | invariants=judge_alive
import threading, time


def late(total):
    time.sleep(0.1)
    print(total)


a, b = map(int, input().split())
threading.Thread(target=late, args=(a + b,)).start()
