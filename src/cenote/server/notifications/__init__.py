"""Notifications about a person's tables: browser push, a feed, a webhook, mail."""
