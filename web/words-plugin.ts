// Joins the locale files: one module for each language, one for each game and language, and one for what is learned of a game. `virtual:words` lists them.
import type { Plugin, Rolldown } from "vite";

type Context = Pick<Rolldown.PluginContext, "fs" | "addWatchFile">;

const WORDS = "virtual:words";
/** What only the command line says. */
const TERMINAL = ["admin", "arena", "cli", "coaching", "help", "keeper", "letters", "own", "terminal"].map(
  (name) => `${name}.ftl`,
);
/** What a game is called; the rest of it is said at its table. */
const FRONT = "front.ftl";
/** What is read by those who learn a game, in a module of its own. */
const HOW = "how";
/** What nobody says at a game's table: its rules are asked for, its commands are the terminal's. */
const ELSEWHERE = [FRONT, `${HOW}.ftl`, "rules.ftl", "cli.ftl", "terminal.ftl"];

export function joinedWords(): Plugin {
  let source = "";
  return {
    name: "joined-words",
    configResolved: ({ root }) => void (source = `${root}/../src/cenote`),
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const games = await gamesIn(this, `${source}/games`);
      const [language, game, part] = id.slice(WORDS.length + 2).split("/");
      if (!language) return listing(await this.fs.readdir(`${source}/locales`), games);
      const own = `${source}/games/${game}/locales/${language}`;
      const files = game ? await filesOf(this, own, part) : await sharedFiles(this, source, language, games);
      return `export default ${JSON.stringify(await Promise.all(files.map((file) => textOf(this, file))))};`;
    },
  };
}

async function gamesIn({ fs }: Context, folder: string): Promise<string[]> {
  const names = await fs.readdir(folder);
  const speak = await Promise.all(names.map((name) => fs.stat(`${folder}/${name}/locales`).catch(() => null)));
  return names.filter((_, at) => speak[at]);
}

function listing(languages: string[], games: string[]): string {
  const parts = games.flatMap((game) => [game, `${game}/${HOW}`]);
  const names = languages.flatMap((language) => [language, ...parts.map((part) => `${language}/${part}`)]);
  return `export default { ${names.map((name) => `"${name}": () => import("${WORDS}/${name}")`).join(", ")} };`;
}

/** What is said on any page. */
async function sharedFiles({ fs }: Context, source: string, language: string, games: string[]): Promise<string[]> {
  const names = (await fs.readdir(`${source}/locales/${language}`)).filter((name) => !TERMINAL.includes(name));
  const fronts = games.map((game) => `${source}/games/${game}/locales/${language}/${FRONT}`);
  return [...names.sort().map((name) => `${source}/locales/${language}/${name}`), ...fronts];
}

/** What a game says at its table, or the file of one part, if there is one. */
async function filesOf({ fs }: Context, folder: string, part?: string): Promise<string[]> {
  const names = await fs.readdir(folder);
  const wanted = names.filter((name) => (part ? name === `${part}.ftl` : !ELSEWHERE.includes(name)));
  return wanted.map((name) => `${folder}/${name}`);
}

function textOf(context: Context, file: string): Promise<string> {
  context.addWatchFile(file);
  return context.fs.readFile(file, { encoding: "utf8" });
}
