"""What is still running, or waiting, after the last line: threads, generators, coroutines, context managers."""

LEFT_RUNNING = {
    "atexit and a thread": """
        import atexit, threading, time
        def f():
            time.sleep(0.05)
            print('thread')
            atexit.register(print, 'from the thread')
        atexit.register(print, 'atexit')
        threading.Thread(target=f).start()
        print('main')
    """,
    "thread after an exception": """
        import threading, time
        def f():
            time.sleep(0.05)
            print('thread goes on')
        threading.Thread(target=f).start()
        raise ValueError('main')
    """,
    "thread after sys.exit": """
        import sys, threading, time
        threading.Thread(target=lambda: (time.sleep(0.05), print('late'))).start()
        sys.exit(3)
    """,
    "thread that starts another": """
        import threading, time
        def second():
            time.sleep(0.03)
            print('second')
        def first():
            time.sleep(0.03)
            threading.Thread(target=second).start()
            print('first')
        threading.Thread(target=first).start()
    """,
    "threads in their order": """
        import threading, time
        for i in range(5):
            threading.Thread(target=lambda i=i: (time.sleep(0.04 * i), print(i))).start()
    """,
    "thread that fails late": """
        import threading, time
        def f():
            time.sleep(0.05)
            {}['late']
        threading.Thread(target=f, name='own').start()
    """,
    "timer": "import threading; threading.Timer(0.05, print, ['timer']).start(); print('main')",
    "bare thread that is left": """
        import _thread, time
        _thread.start_new_thread(lambda: (time.sleep(9), print('lost')), ())
        print('main')
    """,
    "daemon thread with a lock": """
        import threading
        lock = threading.Lock()
        lock.acquire()
        threading.Thread(target=lock.acquire, daemon=True).start()
        print('main')
    """,
    "daemon thread with an object": """
        import threading, time
        class A:
            def __del__(self): print('del')
        def f(a): time.sleep(9)
        threading.Thread(target=f, args=(A(),), daemon=True).start()
        time.sleep(0.05)
    """,
    "values of threads": """
        import threading
        class A:
            def __init__(self, name): self.name = name
            def __del__(self): print('del', self.name)
        own = threading.local()
        def f():
            own.a = A('thread')
        own.a = A('main')
        threading.Thread(target=f).start()
    """,
    "pool left open": """
        import concurrent.futures, time
        pool = concurrent.futures.ThreadPoolExecutor(2)
        for i in range(4):
            pool.submit(lambda i=i: (time.sleep(0.05 * i + 0.05), print('task', i)))
        print('main')
    """,
    "future that fails": """
        import concurrent.futures
        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            future = pool.submit(lambda: 1 / 0)
        future.result()
    """,
    "main thread waited for": """
        import threading
        def f():
            threading.main_thread().join()
            print('main is over', threading.main_thread().is_alive())
        threading.Thread(target=f).start()
    """,
    "generator left suspended": """
        def f():
            try:
                yield 1
            finally:
                print('finally')
        g = f()
        print(next(g))
    """,
    "generator that does not end": """
        def f():
            while True:
                try:
                    yield 1
                except GeneratorExit:
                    print('refused')
        g = f()
        next(g)
    """,
    "generator in a cycle": """
        def f():
            me = yield
            try:
                yield me
            finally:
                print('finally', me is not None)
        g = f()
        next(g)
        g.send(g)
    """,
    "coroutine never awaited": "async def f(): pass\nf()\nc = f()\nprint('end')",
    "coroutine left suspended": """
        import asyncio
        async def f():
            try:
                await asyncio.sleep(9)
            finally:
                print('finally')
        async def main():
            global task
            task = asyncio.create_task(f())
            await asyncio.sleep(0)
        asyncio.run(main())
        print('end')
    """,
    "asynchronous generator left suspended": """
        async def f():
            try:
                yield 1
            finally:
                print('finally')
        g = f()
        try:
            g.asend(None).send(None)
        except StopIteration as e:
            print(e.value)
    """,
    "event loop left open": """
        import asyncio, warnings
        warnings.simplefilter('always')
        loop = asyncio.new_event_loop()
        loop.call_soon(print, 'never')
        print('end')
    """,
    "task that fails unseen": """
        import asyncio
        async def f(): raise ValueError('unseen')
        async def main():
            global task
            task = asyncio.create_task(f())
            await asyncio.sleep(0)
        asyncio.run(main())
        print('end')
    """,
    "context manager left by an exit": """
        import contextlib, sys
        @contextlib.contextmanager
        def manager():
            print('enter')
            try:
                yield
            finally:
                print('leave')
        with manager(), contextlib.ExitStack() as stack:
            stack.callback(print, 'callback')
            sys.exit(2)
    """,
    "context manager left suspended": """
        import contextlib
        @contextlib.contextmanager
        def manager():
            try:
                yield
            finally:
                print('leave')
        stack = contextlib.ExitStack()
        stack.enter_context(manager())
        print('end')
    """,
}
