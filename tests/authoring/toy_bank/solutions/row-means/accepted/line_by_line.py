rows, columns = map(int, input().split())
if min(rows, columns) < 1:
    print(0)
else:
    for _ in range(rows):
        mean = sum(map(float, input().split())) / columns
        print("%.2f" % (round(mean, 2) + 0.0))
