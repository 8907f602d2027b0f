"""Bots: players that see only what their seat may see."""

from cenote.bots.contract import Bot, bot_names, bots_for, bots_for_people, make_bot, usual_bot

__all__ = ["Bot", "bot_names", "bots_for", "bots_for_people", "make_bot", "usual_bot"]
