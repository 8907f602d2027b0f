"""Games that play themselves over the page's own line, for tests of what comes after or beside playing."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Person

# Plays at random until the game is over, or so many moves were made, others had their turn after the last of them, and
# there is a choice (a page may answer other questions by itself); answers with the id of the table, or with nothing if
# that takes longer than any game.
PLAY = """async ({ game, mode, others, moves, id }) => {
  const digits = (byte) => byte.toString(16).padStart(2, "0");
  const hex = () => [...crypto.getRandomValues(new Uint8Array(16))].map(digits).join("");
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "content-type": "application/json", "x-csrftoken": csrf };
  const post = async (path, body) =>
    (await fetch(`/api/tables${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  if (!id) {
    id = (await post("", { game, mode, seats: [{ kind: "me" }, ...others] })).id;
    await post(`/${id}/salt`, { salt: hex() });
  }
  let seed = 7;
  const pick = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length].action;
  return await new Promise((done, failed) => {
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
    const say = (message) => line.send(JSON.stringify({ id: hex().slice(0, 20), ...message }));
    let [at, plan, made, offers] = [0, [], 0, []];
    setTimeout(done, 60000, null);
    const stop = () => { line.close(); done(id); };
    const play = () => line.readyState === WebSocket.OPEN && say({ type: "play", at, actions: plan });
    line.onclose = ({ code }) => failed(new Error(`closed with ${code}`));
    line.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "frame") {
        at = told.number;
        if (told.result) return stop();
        offers = told.actors.includes(told.seat) ? told.offers : [];
        if (!offers.length) return;
        const others = told.events.some(({ facts }) => facts.some(({ seat = told.seat }) => seat !== told.seat));
        if ((made += 1) > moves && others && offers.length > 1) return stop();
        plan = [pick(offers)];
        play();
      } else if (told.type === "refused" && told.code === "open-choice") {
        say({ type: "preview", actions: plan });
      } else if (told.type === "refused" && told.code === "too-fast") {
        setTimeout(play, 1000);
      } else if (told.type === "refused" && offers.length) {
        const before = at;
        plan = [pick(offers)];
        setTimeout(() => at === before && play(), 100);
      } else if (told.type === "previewed") {
        plan.push(pick(told.offers));
        play();
      }
    };
  });
}"""


def played(person: Person, game: str, *, moves: int = 100_000, bots: int = 1, **more: Any) -> str:
    """The path of a table of theirs at which a game was played against random bots, to its end or for so many moves."""
    others = [{"kind": "bot", "bot": "random"}] * bots
    if person.page.url == "about:blank":
        person.go()
    asked = {"game": game, "mode": "", "others": others, "moves": moves, "id": "", **more}
    table = person.page.evaluate(PLAY, asked)
    if table is None:
        raise TimeoutError(f"a game of {game} stands still")
    return f"/table/{table}"
