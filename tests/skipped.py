"""The last line of `make test`: which tests were skipped, and why, or that none was.

python -m tests.skipped REPORT…, each a report in the form of JUnit, as pytest and Playwright write them.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as Xml
from collections import Counter
from pathlib import Path

UNKNOWN = "no reason is given"


def reason(test: Xml.Element) -> str | None:
    """Why a test was skipped; None if it was not."""
    skipped = test.find("skipped")
    if skipped is None:
        return None
    noted = [note.get("value", "") for note in test.iter("property") if note.get("name") in ("skip", "fixme")]
    return skipped.get("message") or next(filter(None, noted), UNKNOWN)


def line(reports: list[Path]) -> str:
    """What to say of these reports; a report that is not there, or is empty, is an error."""
    tests = 0
    reasons: Counter[str] = Counter()
    for report in reports:
        found = list(Xml.parse(report).iter("testcase"))
        if not found:
            raise ValueError(f"{report} has no tests in it")
        tests += len(found)
        reasons.update(why for test in found if (why := reason(test)) is not None)
    if not reasons:
        return f"Nothing was skipped ({tests:,} tests)."
    parts = "; ".join(f"{count:,} ({why})" for why, count in reasons.most_common())
    return f"Skipped {reasons.total():,} of {tests:,} tests: {parts}."


if __name__ == "__main__":
    print(line([Path(name) for name in sys.argv[1:]]))
