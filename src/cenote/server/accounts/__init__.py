"""Accounts: who comes back with a name and a password, on whatever device."""
