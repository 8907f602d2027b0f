"""Tikal (Kramer & Kiesling, 1999): the complete rules of the basic and the auction game, for two to four seats."""

from cenote.core.registry import Bundle

BUNDLE = Bundle(
    rules=f"{__name__}.game:TIKAL",
    prefix="T",
    locales=__name__,
    phrases=f"{__name__}.phrases:PHRASES",
    unreachable_actions=f"{__name__}.unreachable_actions:explain_unreachable",
    text_renderer=f"{__name__}.text_renderer:TEXT_RENDERER",
    picture=f"{__name__}.picture:picture",
    evaluation=f"{__name__}.evaluation:worth",
    game_stats=f"{__name__}.game_stats:GAME_STATS",
    mind=f"{__name__}.mind.mind:TikalMind",
    position_stats=f"{__name__}.position_stats:POSITION_STATS",
    observation=f"{__name__}.observation:OBSERVATION",
    max_length=f"{__name__}.max_length:max_length",
    lesson=f"{__name__}.lesson:LESSON",
    puzzles=__name__,
    order=1,
)
