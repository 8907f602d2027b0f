"""Jackal's mind: determinized search over sampled worlds, its rollout policy, and bots of every level."""
