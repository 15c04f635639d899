# id=H34 | tries=right answer, then a destructor that burns CPU when the module is taken down | verdicts=TLE | invariants=judge_alive,no_process,wall_bounded
class Sticky:
    def __del__(self):
        while True:
            pass


sticky = Sticky()
a, b = map(int, input().split())
print(a + b, flush=True)
