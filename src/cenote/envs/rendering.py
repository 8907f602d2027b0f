"""Rendering of a position as text or as a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import numpy as np
from numpy.typing import NDArray

from cenote.core.game import View
from cenote.core.registry import part
from cenote.text_renderers import text_renderer
from cenote.words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

ENDLESS: Final = 10_000
"""Height in lines for output that need not fit into a window."""


def render_text(game: str, view: View) -> str:
    """Render a position as English text without colours."""
    return text_renderer(game).draw(view, Words("en"), ENDLESS)


def render_picture(game: str, view: View) -> NDArray[np.uint8]:
    """Return the picture of a position as rows of RGB pixels from the top. Pillow is imported only on this call."""
    portrait = cast("Callable[[View], Image]", part(game, "picture"))
    return np.asarray(portrait(view).convert("RGB"), np.uint8).copy()
