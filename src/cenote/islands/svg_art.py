"""SVG artwork for everything that can lie on a cell, on a square of 88 by 88."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.islands import BLACK, CAVE, JUNGLE, LABYRINTH, WHITE

STYLE: Final = """
.island .sea{fill:#9bc5cf}.island .shore{fill:#b9dbdf}.island .wave{stroke:#76abbb}
.island .head{fill:#1d3b45}.island .code{fill:#3b6370}
.island .land{fill:#ecdcb2;stroke:#c9ae76}.island .grain{fill:#d9c38d}.island .glow{stroke:#f8efd4}
.island text{font-family:Georgia,'Times New Roman','DejaVu Serif',serif}
@media (prefers-color-scheme:dark){
.island .sea{fill:#1f4350}.island .shore{fill:#2c5a68}.island .wave{stroke:#3f7686}
.island .head{fill:#eaf3f2}.island .code{fill:#9dc0c9}
.island .land{fill:#dcc896;stroke:#a88d55}.island .grain{fill:#c7b07a}.island .glow{stroke:#ecdcb2}}
"""

_SHADE: Final = '<ellipse cx="44" cy="77" rx="31" ry="4.5" fill="#7a5f2a" opacity=".28"/>'

_POLE: Final = (
    '<ellipse cx="28" cy="77" rx="15" ry="4" fill="#7a5f2a" opacity=".3"/>'
    '<path d="M28 77V13" stroke="#5d4320" stroke-width="5" stroke-linecap="round"/>'
    '<circle cx="28" cy="11" r="4.5" fill="#e8bb3f" stroke="#6b4a10" stroke-width="1.5"/>'
)
_CLOTH: Final = "M30.5 17c9-7 17-6 24-2s13 4 20 0v28c-7 4-13 4-20 0s-15-5-24 2z"

_WHITE_FLAG: Final = (
    f'{_POLE}<path d="{_CLOTH}" fill="#fffdf6" stroke="#7d6632" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M37 24c6-3 11-2 16 0s10 3 15 1M37 34c6-3 11-2 16 0s10 3 15 1" '
    'fill="none" stroke="#dccfae" stroke-width="2" stroke-linecap="round"/>'
)

_BLACK_FLAG: Final = (
    f'{_POLE}<path d="{_CLOTH}" fill="#23211f" stroke="#0f0e0d" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M42 38l21-9M42 29l21 9" stroke="#f3ead2" stroke-width="3" stroke-linecap="round"/>'
    '<path d="M52.5 19c-5.5 0-8.5 3.5-8.5 7.5 0 3 1.5 4.5 3.5 5.5v4h10v-4c2-1 3.5-2.5 3.5-5.5 '
    '0-4-3-7.5-8.5-7.5z" fill="#f3ead2" stroke="#23211f" stroke-width="1.5"/>'
    '<path d="M50.5 33v3M54.5 33v3" stroke="#23211f" stroke-width="1.4"/>'
    '<circle cx="49" cy="27" r="2.2" fill="#23211f"/><circle cx="56" cy="27" r="2.2" fill="#23211f"/>'
)

_LABYRINTH: Final = (
    '<path d="M20 76V26H68V76H34V40H54V62H46" fill="none" stroke="#fbf3da" stroke-width="9" '
    'stroke-linejoin="round" stroke-linecap="round" transform="translate(0 2)"/>'
    '<path d="M20 76V26H68V76H34V40H54V62H46" fill="none" stroke="#8b7340" stroke-width="6.5" '
    'stroke-linejoin="round" stroke-linecap="round"/>'
    '<text x="83" y="18" text-anchor="end" font-size="17" font-weight="bold" fill="#7b3f16">+1</text>'
)


def _scroll(left: int) -> str:
    """Draw a little map for the corner of anything that cannot be entered without a map (J6.7, J6.8)."""
    return (
        f'<g transform="translate({left} 6) scale(1.2)">'
        '<path d="M2 2H15V15H2z" fill="#fbf3da" stroke="#7b5a24" stroke-width="1.6"/>'
        '<path d="M0 2H17M0 15H17" stroke="#7b5a24" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M9.5 5l3.5 3.5M13 5L9.5 8.5" stroke="#b8372a" stroke-width="1.8" stroke-linecap="round"/>'
        '<path d="M4.5 12.5q4 .5 4-3" fill="none" stroke="#7b5a24" stroke-width="1.4" stroke-dasharray="1.6 1.4"/></g>'
    )


_JUNGLE: Final = (
    f"{_SHADE}{_scroll(62)}"
    '<path d="M40 76c3-14 3-26-1-40" fill="none" stroke="#6d4a22" stroke-width="6" stroke-linecap="round"/>'
    '<g fill="#2f7042" stroke="#1d4c2b" stroke-width="1.6" stroke-linejoin="round">'
    '<path d="M39 37C30 24 18 22 8 32c12-3 21 0 31 5z"/><path d="M39 37C48 24 60 24 68 36c-11-4-19-3-29 1z"/>'
    '<path d="M39 37C36 22 42 12 54 10c-7 8-9 16-15 27z"/><path d="M39 37C38 22 30 13 18 13c8 6 13 13 21 24z"/>'
    '<path d="M39 37C28 38 20 45 20 56c6-9 11-14 19-19z"/></g>'
    '<g fill="#459156" stroke="#1d4c2b" stroke-width="1.6" stroke-linejoin="round">'
    '<path d="M9 78c-3-11 3-19 13-18 2-6 12-7 15 0 8-1 11 9 7 18z"/>'
    '<path d="M44 78c-3-13 4-21 13-19 3-8 15-7 17 2 8 1 10 10 6 17z"/></g>'
    '<path d="M20 72c1-4 3-6 6-7M58 71c1-5 4-8 8-8" fill="none" stroke="#7cc07f" stroke-width="2" '
    'stroke-linecap="round"/>'
)

_CAVE: Final = (
    f"{_SHADE}"
    '<path d="M9 77C9 60 14 46 22 42 24 28 36 20 47 22 60 20 70 30 71 43 78 49 81 62 80 77z" '
    'fill="#948a7b" stroke="#4b443b" stroke-width="2.2" stroke-linejoin="round"/>'
    '<path d="M22 42c5-1 9 1 12 5M47 22c-3 4-3 8-1 11M71 43c-5-1-9 1-11 4" fill="none" stroke="#6c6357" '
    'stroke-width="2.2" stroke-linecap="round"/>'
    '<path d="M27 77C26 58 34 47 45 47 56 47 64 58 63 77z" fill="#221d19" stroke="#4b443b" stroke-width="2.2"/>'
    '<path d="M36 77c0-13 3-21 9-21 7 0 10 8 10 21" fill="#0f0c0a"/>'
)

LYING: Final = {
    WHITE: _WHITE_FLAG,
    BLACK: _BLACK_FLAG,
    LABYRINTH: _LABYRINTH,
    JUNGLE: _JUNGLE,
    CAVE: _CAVE,
}
"""The artwork for each letter. Chests are drawn by the functions below because they show their coins."""

GOLD: Final = 'fill="#f0c648" stroke="#7a5510"'
HOLLOW: Final = 'fill="#fbf3da" stroke="#7a5510" stroke-dasharray="4 3"'


def chest(coins: int) -> str:
    """Draw a closed chest, with its number on a golden coin."""
    return (
        f"{_SHADE}"
        '<path d="M15 47V42C15 27 27 22 44 22S73 27 73 42V47z" fill="#9a6530" stroke="#3f2610" stroke-width="2.5"/>'
        '<rect x="15" y="46" width="58" height="30" rx="3" fill="#80501f" stroke="#3f2610" stroke-width="2.5"/>'
        '<path d="M20 40C21 31 31 27 44 27" fill="none" stroke="#bd8a4e" stroke-width="2.5" stroke-linecap="round"/>'
        '<path d="M25 25V76M63 25V76" stroke="#3f2610" stroke-width="8"/>'
        '<path d="M25 26V75M63 26V75" stroke="#caa045" stroke-width="5"/>'
        '<path d="M15 47H73" stroke="#3f2610" stroke-width="2.5"/>'
        '<rect x="37.5" y="41" width="13" height="15" rx="2.5" fill="#e8bb3f" stroke="#3f2610" stroke-width="2"/>'
        '<path d="M44 46V51" stroke="#3f2610" stroke-width="2.8" stroke-linecap="round"/>'
        f"{_coin(coins, 68, GOLD)}"
    )


def buried_chest(coins: int) -> str:
    """Draw a cross over the outline of a buried chest, with its number on a hollow coin."""
    return (
        '<path d="M8 79C9 55 19 31 44 31S79 55 80 79C64 83 24 83 8 79z" fill="#cfae70" opacity=".75"/>'
        '<path d="M19 74V49C19 39 29 36 44 36S69 39 69 49V74zM19 54H69" fill="#e2c78c" stroke="#80592a" '
        'stroke-width="2.4" stroke-dasharray="5 4" stroke-linejoin="round"/>'
        '<path d="M31 43L57 69M57 43L31 69" stroke="#fbeecb" stroke-width="12" stroke-linecap="round"/>'
        '<path d="M31 43L57 69M57 43L31 69" stroke="#b8372a" stroke-width="8" stroke-linecap="round"/>'
        f"{_scroll(6)}{_coin(coins, 68, HOLLOW)}"
    )


def _coin(coins: int, across: int, paint: str) -> str:
    number = f'<text x="{across}" y="26.5" text-anchor="middle" font-size="19" font-weight="bold" fill="#3f2a06">'
    return f'<circle cx="{across}" cy="20" r="14.5" {paint} stroke-width="2"/>{number}{coins}</text>'
