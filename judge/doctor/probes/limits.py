"""Probe: which limits the kernel holds this program to.

stdin: {}
"""

import resource

from judge.doctor.attempts import attempt, end

for name in ("RLIMIT_NOFILE", "RLIMIT_FSIZE", "RLIMIT_CORE"):
    attempt(name, lambda name=name: resource.getrlimit(getattr(resource, name))[0])
end()
