"""How one view differs from another, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass


def changes(old: object, new: object, path: str = "") -> Iterator[str]:
    """A line for each value that is another: whoever has the old view and the lines has the new one."""
    if old == new:
        return
    if is_dataclass(new):
        for field in fields(new):
            below = f"{path}.{field.name}" if path else field.name
            yield from changes(getattr(old, field.name, None), getattr(new, field.name), below)
    elif isinstance(new, tuple) and any(isinstance(item, tuple) or is_dataclass(item) for item in new):
        yield from _among(old if isinstance(old, tuple) else (), new, path)
    else:
        yield f"{path}={new!r}"


def described(view: object) -> str:
    """A whole view: how it differs from none."""
    return "\n".join(changes(None, view))


def _among(old: tuple[object, ...], new: tuple[object, ...], path: str) -> Iterator[str]:
    if len(old) != len(new):
        yield f"{path}: {len(new)}"
    for place, item in enumerate(new):
        yield from changes(old[place] if place < len(old) else None, item, f"{path}.{place}")
