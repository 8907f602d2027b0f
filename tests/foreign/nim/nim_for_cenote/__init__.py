"""Nim for Cenote: piles of stones, and whoever takes the last one wins."""

from cenote.core.registry import Bundle

NIM = Bundle(
    rules=f"{__name__}.game:NIM",
    prefix="N",
    locales=__name__,
    text_renderer=f"{__name__}.text_renderer:TEXT_RENDERER",
)

MUTE = Bundle(rules=f"{__name__}.game:MUTE")
"""The same game with nothing but its rules: no words, no picture. A game can begin like this."""
