# bytes all the way: sys.stdin.buffer in, sys.stdout.buffer out
import sys
import numpy as np

data = sys.stdin.buffer.read().split()
b, n, d, w = map(int, data[:4])
if b <= 0 or n <= 0 or d <= 0 or w <= 0 or w > n:
    sys.stdout.buffer.write(b"0\n")
else:
    q, k, v = np.array(data[4:]).astype(np.float64).reshape(3, b, n, d)
    s = q @ np.swapaxes(k, 1, 2) / d ** 0.5
    mask = ~np.tri(n, k=w, dtype=bool) | ~np.tri(n, k=w, dtype=bool).T
    s = np.ma.array(s, mask=np.broadcast_to(mask, s.shape))
    s = np.exp(s - s.max(axis=2)[:, :, None])
    o = (s.filled(0) @ v) / s.sum(axis=2).data[:, :, None]
    lines = (" ".join(f"{x:.2f}" for x in row) for row in o.reshape(-1, d).tolist())
    sys.stdout.buffer.write("\n".join(lines).replace("-0.00", "0.00").encode() + b"\n")
