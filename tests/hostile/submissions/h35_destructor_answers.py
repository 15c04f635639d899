# id=H35 | tries=prints the answer from the destructor of an object that is part of a cycle, at the very end | verdicts=AC | invariants=judge_alive
class Last:
    def __init__(self, total):
        self.total, self.itself = total, self

    def __del__(self):
        print(self.total)


a, b = map(int, input().split())
last = Last(a + b)
