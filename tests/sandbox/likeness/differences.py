"""Which probe programs come out differently, and why. Each difference is tested to be one: so the tables cannot rot."""

from .probes import UNSEEDED

NO_PROCESSES = "no processes"
READ_ONLY = "nothing can be written"
HOOK = "the hook that installs the filter of system calls is a module of the interpreter"

# Between a plain run and one in the sandbox: what a program may not do there, and what it sees of that.
RULES_OF_THE_SANDBOX = {
    "multiprocessing": NO_PROCESSES,
    "subprocess": NO_PROCESSES,
    "tempfile": READ_ONLY,
    "file in the folder": READ_ONLY,
    "limits of the process": "there are limits",
    "state of the process": "no questions about priorities",
    "sys.modules": HOOK,
    "modules after NumPy": HOOK,
}
RULES_OF_A_TIER = {
    "namespaces": RULES_OF_THE_SANDBOX,
    "landlock": RULES_OF_THE_SANDBOX | {"descriptors": "/proc cannot be read"},
}

# Not compared with a plain run. What lives longer than the program's own names dies in an order, or not at all, that
# depends on which modules the interpreter has loaded, the hook among them, and on the version of Python.
OUTLIVING = {
    "attribute of a module of the standard library",
    "object held by a module loaded early",
    "object held by a replaced function of a module loaded early",
    "object held by a class loaded early",
    "object held by os.environ",
    "object held by the names of the module replaced",
}

LOADED = "NumPy and what it imports are loaded already"
FORKED = "`threading` is loaded, and says goodbye"

ENDED_BY_FUNCTION = "programs are ended by a function of Python (`ending.py`), which is on the stack then"
HELD = "what is held outside the program is finalised in another order, also where an interpreter would not"
NO_EXIT_OF_C = "functions that the C library calls at the end are not called"

# Seen only by programs that look at their own end. No text that they have written is lost.
AT_THE_END = {
    "atexit has nothing registered": ENDED_BY_FUNCTION,
    "atexit compares with nothing": ENDED_BY_FUNCTION,
    "warning in a destructor at the end": ENDED_BY_FUNCTION,
    "stack in a destructor at the end": ENDED_BY_FUNCTION,
    "depth in a destructor at the end": ENDED_BY_FUNCTION,
    "signal handled in a destructor at the end": ENDED_BY_FUNCTION,
    "audit events at the end": ENDED_BY_FUNCTION,
    "generator that does not end": ENDED_BY_FUNCTION,
    "coroutine never awaited": ENDED_BY_FUNCTION,
    "what a destructor sees": ENDED_BY_FUNCTION,
    "handler at the exit of C": NO_EXIT_OF_C,
    "abort at the exit of C": NO_EXIT_OF_C,
    "abort at the end of the interpreter": NO_EXIT_OF_C,
    "names with underscores in a module that is kept": HELD,
    "attribute of the builtins": HELD,
    "lists of sys": HELD,
    "attribute of a module of the standard library": HELD,
    "attribute of a module that starts with the interpreter": HELD,
    "attribute of NumPy": HELD,
    "collector frozen by the program": HELD,
    "file opened in a destructor": HELD,
    "file opened in a late destructor": HELD,
    "object held by sys": HELD,
    "object held by sys.displayhook": HELD,
    "object held by sys.unraisablehook": HELD,
    "object held by a module loaded early": HELD,
    "object held by a replaced function of a module loaded early": HELD,
    "object held by a class loaded early": HELD,
    "object held by a registry loaded early": HELD,
    "object held by a module that NumPy loads": HELD,
    "object held by a replaced function of a module that NumPy loads": HELD,
    "object held by a class of a module that NumPy loads": HELD,
    "object held by a list of a module that NumPy loads": HELD,
    "object held by the cache of linecache": HELD,
    "object held by the cache of typing": HELD,
    "object held by the cache of typing alone": HELD,
    "object held by an instance made early": HELD,
    "object held by os.environ": HELD,
    "object held by a filter of warnings": HELD,
    "object held by the error handler of NumPy": HELD,
    "object held by the error state of NumPy": HELD,
    "object held by the print options of NumPy": HELD,
    "object held by an array of objects": HELD,
    "object held by the metadata of a type": HELD,
    "object held by NumPy": HELD,
    "object held by a replaced function of NumPy": HELD,
    "object held by NumPy in place of another name": HELD,
    "object held by a submodule of NumPy": HELD,
    "object held by a class of NumPy": HELD,
    "object held by a function of NumPy": HELD,
    "object held by a context variable": HELD,
    "object held by the hooks of threads": HELD,
    "object held by a codec": HELD,
    "object held by an error handler of codecs": HELD,
    "object held by gc.garbage": HELD,
}

# Between a cold start and a warm one in the same tier.
KNOWN_DIFFERENCES = {
    "sys.modules": LOADED,
    "modules after NumPy": "the runner has loaded a few modules more",
    "submodules of NumPy": "those are loaded that NumPy would load on demand",
    "NumPy taken out before it is imported": "NumPy cannot be loaded twice",
    "audit events": "the import of a module that is loaded is no event",
    "warnings.filters": "NumPy has added its own",
    "fault shown by faulthandler": "it lists the extension modules that are loaded",
    "gc.get_freeze_count": "what the runner has loaded is frozen",
    "trace of NumPy in force": FORKED,
    "trace in force": FORKED,
    "profile in force": FORKED,
    **AT_THE_END,
}

# Not compared: different in some versions of Python and the same in others.
VARYING = {
    "the collector runs by itself": "its counters are not those of a fresh interpreter",
    "pickled class": "what is held outside the program is finalised at another time",
    "object held by sys.path_hooks": "the same",
}

# Not compared between two ways to run, but between two runs: they must differ.
RANDOM = {"np.random", "random", "np.random.default_rng", *UNSEEDED}
