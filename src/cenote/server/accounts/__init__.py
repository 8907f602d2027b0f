"""Accounts, sessions and guests: sign-up, login, recovery, export and deletion."""
