"""NumPy: its settings, its warnings and errors, its generators."""

ARRAYS = {
    "version and folder of NumPy": "import numpy as np; print(np.__version__, np.__file__, np.__spec__.origin)",
    "print options": """
        import numpy as np
        np.set_printoptions(precision=3, suppress=True, linewidth=40)
        print(np.arange(30) / 7)
        with np.printoptions(precision=1):
            print(np.pi * np.ones(2))
        print(np.array2string(np.eye(2), separator=', '), np.array_repr(np.float32([1e-9, 1])))
    """,
    "error settings": """
        import numpy as np
        print(np.geterr(), np.geterrcall(), np.getbufsize())
        print(np.seterr(all='ignore'), np.log(np.zeros(1)), np.geterr())
    """,
    "warning once for a line": """
        import numpy as np
        for i in range(3):
            np.float64(1) / np.zeros(2)
        np.float64(1) / np.zeros(2)
        np.sqrt(-np.ones(1))
    """,
    "warning of an overflow": "import numpy as np\nnp.exp(np.array([1000.0]))\nnp.float32(1e38) * np.float32(1e38)",
    "warning in the library": "import numpy as np\nprint(np.mean([]))\nprint(np.nanmax([np.nan]))",
    "warning made an error": "import warnings\nimport numpy as np\nwarnings.simplefilter('error')\nnp.log(np.zeros(1))",
    "error state that raises": "import numpy as np\nwith np.errstate(all='raise'):\n    np.ones(1) / np.zeros(1)",
    "error state that calls": """
        import numpy as np
        with np.errstate(all='call', call=lambda kind, flag: print(kind, flag)):
            np.ones(1) / np.zeros(1)
    """,
    "error state that prints": "import numpy as np\nwith np.errstate(all='print'):\n    np.ones(1) / np.zeros(1)",
    "linear algebra fails": "import numpy as np\nnp.linalg.inv(np.zeros((2, 2)))",
    "shapes do not fit": "import numpy as np\nnp.ones((2, 3)) @ np.ones((2, 3))",
    "broadcast fails": "import numpy as np\nnp.ones(2) + np.ones(3)",
    "attribute that was removed": "import numpy as np\nnp.float",
    "attribute that is not there": "import numpy as np\nnp.arrange(3)",
    "submodule on demand": "import numpy as np; print(np.fft.fft(np.ones(2)), np.polynomial.Polynomial([1, 2]))",
    "submodule that is rare": """
        import numpy as np
        import numpy.ma, numpy.testing
        print(np.ma.array([1, 2], mask=[0, 1]))
        np.testing.assert_array_equal([1], [2])
    """,
    "save and load": """
        import io
        import numpy as np
        file = io.BytesIO()
        np.savez(file, a=np.arange(3), b=np.eye(2))
        file.seek(0)
        with np.load(file) as stored:
            print(stored['a'], stored['b'], sorted(stored))
        np.save(file, np.array([{}], dtype=object))
    """,
    "save to stdout": "import sys, numpy as np\nnp.savetxt(sys.stdout, np.eye(2), fmt='%.2f')\nprint('end')",
    "save to the buffer of stdout": "import sys, numpy as np\nprint('a')\nnp.save(sys.stdout.buffer, np.arange(3))",
    "array to stdout": "import sys, numpy as np\nnp.arange(65, 70, dtype=np.uint8).tofile(sys.stdout)",
    "pickle of an array": "import pickle, numpy as np\nprint(pickle.loads(pickle.dumps(np.arange(3.0))))",
    "generators with a seed": """
        import random
        import numpy as np
        np.random.seed(7)
        random.seed(7)
        print(np.random.rand(2), np.random.randint(9, size=3), np.random.permutation(4), np.random.normal())
        print(np.random.default_rng(7).normal(size=2), np.random.RandomState(7).rand(), random.gauss(0, 1))
    """,
    "shape of the global generator's state": """
        import numpy as np
        kind, key, position, has_gauss, gauss = np.random.get_state()
        print(kind, key.shape, key.dtype, position, has_gauss, gauss)
    """,
    "state of the global generator restored": """
        import numpy as np
        state = np.random.get_state()
        a = np.random.rand(3)
        np.random.set_state(state)
        print((a == np.random.rand(3)).all())
    """,
    "threads of NumPy": """
        import threading
        import numpy as np
        results = []
        def f(): results.append((np.ones((50, 50)) @ np.ones((50, 50))).sum())
        threads = [threading.Thread(target=f) for _ in range(4)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        print(results)
    """,
    "error state of threads": """
        import threading
        import numpy as np
        np.seterr(all='raise')
        def f():
            print(np.geterr()['divide'])
            np.ones(1) / np.zeros(1)
        threading.Thread(target=f).start()
    """,
    "products": """
        import numpy as np
        a = np.sin(np.arange(64 * 64.0)).reshape(64, 64)
        for b in (a @ a, np.linalg.inv(a + 9 * np.eye(64)), np.linalg.svd(a)[1], np.exp(a), a.astype('f4') @ a):
            print(b.sum().hex(), hash(b.tobytes()))
        print(np.einsum('ij,jk->ik', a, a).sum().hex(), np.fft.fft2(a).sum())
    """,
    "instructions NumPy uses": """
        from numpy._core._multiarray_umath import __cpu_features__
        print(sorted(name for name, there in __cpu_features__.items() if there))
    """,
    "context of the print options": """
        import contextvars
        import numpy as np
        print(len(contextvars.copy_context()))
        np.set_printoptions(precision=2)
        contextvars.copy_context().run(np.set_printoptions, precision=5)
        print(np.array([np.pi]), len(contextvars.copy_context()))
    """,
    "references to the array type": "import numpy as np; print(np.ndarray.__subclasses__())",
    "reload": "import importlib, numpy as np\nimportlib.reload(np)\nprint(np.ones(2))",
    "imported twice": """
        import sys
        import numpy
        for name in [name for name in sys.modules if name.partition('.')[0] == 'numpy']:
            del sys.modules[name]
        import numpy
    """,
    "big array": "import numpy as np\na = np.ones((1000, 1000))\nprint(a.sum(), (a @ a[:, :2]).sum())",
    "memory of an array": """
        import tracemalloc
        import numpy as np
        tracemalloc.start()
        a = np.ones(10**6)
        print(tracemalloc.get_traced_memory()[0] >= 8 * 10**6)
    """,
}

# Programs whose output differs between any two runs.
UNSEEDED = {
    "state of the global generator": "import numpy as np; print(np.random.get_state()[1][:3])",
    "normal numbers": "import numpy as np; print(np.random.randn(2), np.random.permutation(100)[:5])",
    "seed sequence of the global generator": """
        import numpy as np
        print(np.random.get_bit_generator().seed_seq.entropy)
    """,
    "generator spawned by the global one": """
        import numpy as np
        print(np.random.default_rng(np.random.get_bit_generator().seed_seq.spawn(1)[0]).random())
    """,
    "RandomState": "import numpy as np; print(np.random.RandomState().rand())",
    "random.getrandbits": "import random; print(random.getrandbits(64), random.gauss(0, 1))",
    "uuid and secrets": "import secrets, uuid; print(uuid.uuid4(), uuid.uuid1(), secrets.token_hex(4))",
    "name of a temporary file": "import tempfile; print(next(tempfile._get_candidate_names()))",
    "random bytes": "import os; print(os.urandom(8), __import__('random').SystemRandom().random())",
    "random of a copy": "import copy, random; print(copy.copy(random._inst).random(), random.Random().random())",
}
