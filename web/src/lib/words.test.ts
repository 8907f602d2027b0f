import { beforeEach, describe, expect, test, vi } from "vitest";
import sentences from "../../fixtures/sentences.json";
import { chooseLanguage, LANGUAGES, learn, meet, speak, words } from "./words.svelte";

/** Every game that speaks, by its folder. */
const GAMES = Object.keys(import.meta.glob("../../../src/cenote/games/*/locales/en/front.ftl")).map(
  (path) => /games\/(\w+)\//.exec(path)![1]!,
);

beforeEach(() => {
  localStorage.clear();
  return speak("en");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("there is a sentence for every problem, and games have names", async () => {
    await speak(language);
    expect(words.has("web-problem-too-many-tables")).toBe(true);
    for (const game of GAMES) expect([words.title(game), words.tagline(game)]).not.toContain("");
  });

  test("numbers and lists are written as in Python", async () => {
    await speak(language);
    const { messages, rows } = sentences;
    expect(messages.map(({ key, facts }) => words(key, facts))).toEqual(messages.map(({ said }) => said[language]));
    expect(rows.map(({ parts }) => words.joined(parts))).toEqual(rows.map(({ said }) => said[language]));
  });
});

test("a chosen language is kept and told to the page", async () => {
  await chooseLanguage("ru");
  expect([words.language(), document.documentElement.lang, localStorage.getItem("cenote-language")]).toEqual([
    "ru",
    "ru",
    "ru",
  ]);
  expect(words("web-free", { count: 3 })).toBe("3 свободных места");
});

test("of two languages chosen at once the later is spoken", async () => {
  await Promise.all([chooseLanguage("de"), chooseLanguage("fr")]);
  expect([words.language(), words("web-save"), localStorage.getItem("cenote-language")]).toEqual([
    "fr",
    "Enregistrer",
    "fr",
  ]);
});

test("switches, lists and nothing become words", () => {
  expect(words("web-create", { ready: true })).toBe("Start the game");
  expect(words.joined(["a", "b", "c"])).toBe("a, b and c");
});

test("what nobody translated keeps its name", () => {
  expect(words.bot("greedy")).toBe("Collector");
  expect(words.bot("unheard-of")).toBe("unheard-of");
  expect([words.title("nim"), words.mode("nim", "fast"), words.modeAbout("nim", "fast")]).toEqual(["nim", "fast", ""]);
});

test("a message that is not there is a mistake of ours", () => {
  expect(() => words("web-no-such-message")).toThrow("web-no-such-message");
  expect(() => words("web-with")).toThrow("names");
});

test("a game from elsewhere brings its words from the server, in every language that is spoken", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const title = path.endsWith("/de") ? "Nimmspiel" : "Nim";
    return Promise.resolve(new Response(JSON.stringify({ texts: [`nim-title = ${title}\nnim-mode-fast = Fast`] })));
  });
  await meet([...GAMES, "nim"]);
  expect(asked).toEqual(["/api/games/nim/words/en"]);
  expect([words.title("nim"), words.mode("nim", "fast")]).toEqual(["Nim", "Fast"]);
  await speak("de");
  expect(words.title("nim")).toBe("Nimmspiel");
  await speak("en");
  await meet(["nim"]);
  expect(asked).toHaveLength(2);
  vi.unstubAllGlobals();
});

test("whoever learns a game's words has them, whatever becomes of other games", async () => {
  const requests = new Map<string, (answer: Response) => void>();
  vi.stubGlobal("fetch", (path: string) => new Promise<Response>((tell) => requests.set(path.split("/")[3]!, tell)));
  const tell = (game: string, status = 200) =>
    requests.get(game)!(new Response(JSON.stringify({ texts: [`${game}-title = My ${game}`] }), { status }));
  const titled = (game: string) => learn(game).then(() => words.title(game));
  const [chess, halma, bridge] = [titled("chess"), titled("halma"), titled("bridge")];
  tell("chess");
  expect(await chess).toBe("My chess");
  tell("halma");
  tell("bridge", 404);
  await expect(bridge).rejects.toThrow("no words for en/bridge");
  expect([await halma, words.title("chess"), words.title("bridge")]).toEqual(["My halma", "My chess", "bridge"]);
  vi.unstubAllGlobals();
});
