"""Moderation: mutes, reports, removals from tables, and the admin's blocklist."""
