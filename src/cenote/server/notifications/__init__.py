"""Notifications about a person's tables, by browser push, feed, webhook or mail."""
