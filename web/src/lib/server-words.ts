// The words of games that these pages were built without: the server has them.

const asked = new Map<string, Promise<string[]>>();

/** The texts of a language and game ("de/nim"), asked for once. */
export function foreignTexts(name: string): Promise<string[]> {
  const known = asked.get(name) ?? ask(name);
  asked.set(name, known);
  known.catch(() => asked.delete(name));
  return known;
}

async function ask(name: string): Promise<string[]> {
  const [language, game] = name.split("/");
  const answer = await fetch(`/api/games/${encodeURIComponent(game!)}/words/${language}`);
  if (!answer.ok) throw new Error(`no words for ${name}: ${answer.status}`);
  return ((await answer.json()) as { texts: string[] }).texts;
}
