"""Without NumPy: the candidates of a step are refined by their rank, sequences live in a table of back pointers."""

import math


def read_model():
    first = input().split()
    v, k, t_max = int(first[0]), int(first[1]), int(first[2])
    alpha, eos, bos = float(first[3]), int(first[4]), int(first[5])
    if v < 2 or k <= 0 or t_max <= 0 or alpha < 0 or eos == bos:
        return None
    if min(eos, bos) < 0 or max(eos, bos) >= v:
        return None
    return k, t_max, alpha, eos, bos, [[float(x) for x in input().split()] for _ in range(v)]


def spell(steps, node):
    """Follow the back pointers from a node to the start."""
    ids = []
    while node is not None:
        token, node = steps[node]
        ids.insert(0, token)
    return ids


def main():
    given = read_model()
    if given is None:
        print("0")
        return
    k, t_max, alpha, eos, bos, table = given
    successors = [[(t, math.log(x)) for t, x in enumerate(row) if x > 0.0] for row in table]

    ids, total, here = [], 0.0, bos
    for _ in range(t_max):
        row = table[here]
        here = row.index(max(row))
        ids.append(here)
        total += math.log(max(row))
        if here == eos:
            break

    steps = []  # (token, the step before it)
    ended = []  # (minus the score, ids, log-probability)
    beam = [(0.0, None, bos)]
    for length in range(1, t_max + 1):
        pool = []
        for so_far, node, last in beam:
            prefix = spell(steps, node)
            pool += [(-round(so_far + lp, 9), [*prefix, t], so_far + lp, node) for t, lp in successors[last]]
        pool.sort()
        beam = []
        for _, sequence, so_far, node in pool[:k]:
            if sequence[-1] == eos or length == t_max:
                ended.append((-round(so_far / length**alpha, 9), sequence, so_far))
            else:
                steps.append((sequence[-1], node))
                beam.append((so_far, len(steps) - 1, sequence[-1]))
        if not beam:
            break

    _, sequence, log_p = min(ended)
    score = log_p / len(sequence) ** alpha
    print(" ".join(map(str, ids)))
    print(f"{round(total, 2) + 0.0:.2f}")
    print(" ".join(map(str, sequence)))
    # round() may give -0.0, and adding 0.0 makes that 0.0
    print(f"{round(log_p, 2) + 0.0:.2f}", f"{round(score, 2) + 0.0:.2f}")


main()
