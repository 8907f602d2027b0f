"""A bot account that plays at random: python bot.py SERVER TOKEN (see docs/bot-accounts.md)."""

import json
import random
import sys
from uuid import uuid4

import httpx

server, token = sys.argv[1:]
web = httpx.Client(base_url=server, headers={"authorization": f"Bearer {token}"}, timeout=60)
with web.stream("GET", "/api/programs/turns") as turns:
    for turn in map(json.loads, filter(str.strip, turns.iter_lines())):
        actions, legal = [], turn["legal"]
        while legal:  # the server asks for every step of a choice that has several
            actions.append(random.choice(legal))
            move = {"id": uuid4().hex, "at": turn["number"], "actions": actions}
            legal = web.post(f"/api/tables/{turn['table']}/play", json=move).json().get("legal")
