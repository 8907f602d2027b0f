"""Throttling: connections, requests, CPU time and daily quotas."""
