# id=H49 | tries=has the stacks of all threads dumped, the runner's among them, and is ended by the watchdog of faulthandler | verdicts=RE | invariants=canary_unread,judge_alive,report_safe
import faulthandler, time

faulthandler.enable(all_threads=True)
faulthandler.dump_traceback(all_threads=True)
faulthandler.dump_traceback_later(0.2, exit=True)
time.sleep(10)
