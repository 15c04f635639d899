# id=H46 | tries=thaws the objects that the runner has hidden from the garbage collector and looks for sockets, open files and the canary | verdicts=AC | invariants=no_pwn,canary_unread,judge_alive
import gc, io, socket, sys

a, b = map(int, input().split())
word = "".join(("CAN", "ARY"))
gc.unfreeze()
bad = []
for o in gc.get_objects() + [
    x for m in list(sys.modules.values()) for x in getattr(m, "__dict__", {}).values()
]:
    try:
        if isinstance(o, (socket.socket, io.IOBase)) and not o.closed and o.fileno() > 2:
            bad.append(o)
        if isinstance(o, dict):
            for k, v in list(o.items()):
                for t in (k, v):
                    t = t.decode("latin1") if isinstance(t, (bytes, bytearray)) else t
                    if isinstance(t, str) and t is not word and word in t:
                        bad.append(t)
    except Exception:
        pass
print("PWNED", *bad) if bad else print(a + b)
