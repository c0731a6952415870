"""What is wrong with a request that can't be read: for people in a sentence, which names no field, and for programs in detail."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from greathall.hall.errors import Refused
from greathall.hall.reasons import Reason, Unfit
from greathall.hall.speech import phrase
from greathall.kernel.sentences.language import ENGLISH

MOST: Final = 3
"""How many faults are told."""
LONGEST: Final = 200

Fault = Mapping[str, Any]
"""As pydantic lists it."""


def refusal(faults: Iterable[Fault], otherwise: Reason) -> Refused:
    """Why it can't be taken: what its writer can do better, if the form knows that, and otherwise that it can't be read."""
    unfit = (fault.get("ctx", {}).get("error") for fault in faults)
    why = next((error.why for error in unfit if isinstance(error, Unfit)), otherwise.say())
    return Refused(otherwise.code, why)


def details(faults: Iterable[Fault]) -> str:
    """Where each fault is and what it is, in English, without repeating what was sent."""
    return "; ".join(f"{'.'.join(str(part)[:40] for part in fault['loc'])}: {told(fault)}"[:LONGEST] for fault in [*faults][:MOST])


def told(fault: Fault) -> str:
    error = fault.get("ctx", {}).get("error")
    return phrase(error.why, ENGLISH) if isinstance(error, Unfit) else str(fault["msg"])
