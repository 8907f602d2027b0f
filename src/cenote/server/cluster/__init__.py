"""Cluster of servers that share a database, notify each other of changes and divide work by leases."""
