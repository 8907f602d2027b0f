"""Players made of code. They see what their seat may see, and nothing else."""

from cenote.bots.contract import Bot, bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
