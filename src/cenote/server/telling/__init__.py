"""Being told what happens at one's tables without looking: push, a feed, a webhook, mail."""
