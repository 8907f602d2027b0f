"""Maintenance for admins: backups, verification of every stored game, and retention."""
