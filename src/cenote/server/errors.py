"""Refusals of the server, with a code, for which the browser has texts, and facts to fill in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cenote.core.game import CenoteError, Detail, NothingToPlan, OpenChoice, PlanEnds, UnknownAction


class Refusal(CenoteError):
    """Raised to refuse a request without changing anything.

    The `detail` is for readers of logs and authors of clients.
    """

    def __init__(self, code: str, detail: str, status: int = 400, *, step: int = 0, **facts: Detail) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.status = status
        self.step = step
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}"


@contextmanager
def coded() -> Iterator[None]:
    """Turn the engine's errors about a list of actions into refusals, and let rule errors propagate."""
    try:
        yield
    except UnknownAction as error:
        raise Refusal("unknown-action", str(error), text=error.text) from None
    except PlanEnds as error:
        raise Refusal("plan-ends", str(error), step=error.step, action=error.action) from None
    except OpenChoice as error:
        raise Refusal("open-choice", str(error)) from None
    except NothingToPlan as error:
        raise Refusal("nothing-to-plan", str(error), 409) from None
