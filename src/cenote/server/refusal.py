"""What the server says when it does not do something: a code that the browser has words for, and facts."""

from __future__ import annotations

from cenote.core.game import CenoteError, Detail


class Refusal(CenoteError):
    """Nothing was changed; `detail` is for people who read logs and write clients."""

    def __init__(self, code: str, detail: str, status: int = 400, *, step: int = 0, **facts: Detail) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.status = status
        self.step = step
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}"
