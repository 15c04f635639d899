"""What a program reaches: files, the network, other processes."""

import secrets

from judge.doctor.subject import Subject, allowed
from judge.doctor.targets import Bystander, Canary, Listeners, digests_of
from judge.messages import Phrase

PACKAGES = ("judge.sandbox", "click", "rich")  # beside NumPy; the first may lie beside the hidden tests


def reading(subject: Subject) -> list[Phrase]:
    """Return what was read of that which no program may read."""
    with Bystander(subject.canary) as bystander:
        right = digests_of([subject.canary, *subject.secrets])
        told = {"secrets": list(right), "packages": PACKAGES, "bystander": bystander.told}
        results = subject.probe("reading", told)
        right |= bystander.secrets
    read = [attempt for attempt, result in results.items() if result == right.get(attempt[1])]
    imported = {attempt: result for attempt, result in results.items() if attempt[0] == "import"}
    return [Phrase("breach.read", {"path": path, "way": way}) for way, path in read] + allowed(imported)


def names(subject: Subject) -> list[Phrase]:
    """Return the files whose existence was found out."""
    right = digests_of([subject.canary, *subject.secrets])
    results = subject.probe("names", {"secrets": list(right)})
    return [Phrase("breach.found", {"path": path, "way": way}) for way, path in results]


def writing(subject: Subject) -> list[Phrase]:
    """Return what could be made and changed."""
    with Canary(subject.canary.parent) as file:
        told = {"name": f"w{secrets.token_hex(8)}", "folders": subject.folders, "file": str(file.path)}
        results = subject.probe("writing", told)
        changed = [Phrase("breach.changed", {"path": file.path, "what": what}) for what in file.changes()]
    return changed + allowed(results)


def network(subject: Subject) -> list[Phrase]:
    """Return the sockets that were reached, and those that could be made."""
    with Listeners() as listeners:
        results = subject.probe("network", {"addresses": listeners.addresses})
        reached = [Phrase("breach.reached", {"socket": name}) for name in listeners.arrived()]
    return reached + allowed(results)


def processes(subject: Subject) -> list[Phrase]:
    """Return what could be started, and what was done to a process that was there."""
    with Bystander(subject.canary) as bystander:
        results = subject.probe("processes", bystander.told)
        changed = [Phrase("breach.process-changed", change._asdict()) for change in bystander.changes()]
    return changed + allowed(results)
