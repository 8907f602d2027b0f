"""Throttling: limits on connections, requests and CPU time, and daily quotas."""
