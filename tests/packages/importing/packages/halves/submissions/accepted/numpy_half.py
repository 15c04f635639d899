import numpy as np
import sys

print(*np.array(sys.stdin.read().split()[1:], float) * 0.5)
