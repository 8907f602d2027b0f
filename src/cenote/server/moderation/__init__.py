"""Moderation: mute, remove, report, and the blocklist of the admins."""
