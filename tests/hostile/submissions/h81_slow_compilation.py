# id=H81 | tries=a program that takes the compiler long: a thousand lines of nested functions and comprehensions | verdicts=AC,CE,TLE,MLE | invariants=judge_alive,report_safe | repeat=4x1200
a, b = map(int, input().split())
print(a + b, flush=True)
f = lambda x: [y for y in x if (lambda z: {z: x})(y)] or f(x) ** f(-x)
