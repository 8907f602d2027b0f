"""Cluster: servers that share a database are notified of each other's changes and divide work by leases."""
