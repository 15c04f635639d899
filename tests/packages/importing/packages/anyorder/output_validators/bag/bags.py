def same(one, other):
    return sorted(one.split()) == sorted(other.split())
