"""Players made of code. They see what their seat may see, and nothing else."""

from cenote.bots.contract import Bot, bot_names, bots_for, bots_for_people, make_bot, usual_bot

__all__ = ["Bot", "bot_names", "bots_for", "bots_for_people", "make_bot", "usual_bot"]
