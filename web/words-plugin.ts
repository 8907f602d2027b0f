// Joins the locale files: one module for each language, and one for each game and language. `virtual:words` lists them.
import type { Plugin, Rolldown } from "vite";

type Context = Pick<Rolldown.PluginContext, "fs" | "addWatchFile">;

const WORDS = "virtual:words";
/** What is said on any page; of a game only what it is called. */
const SHARED = ["core.ftl", "web.ftl", "lobby.ftl", "table.ftl", "fairness.ftl"];
const FRONT = "front.ftl";
/** What nobody says at a game's table: its rules are asked for, its commands are the terminal's. */
const ELSEWHERE = [FRONT, "rules.ftl", "cli.ftl", "terminal.ftl"];

export function joinedWords(): Plugin {
  let source = "";
  return {
    name: "joined-words",
    configResolved: ({ root }) => void (source = `${root}/../src/cenote`),
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const games = await gamesIn(this, `${source}/games`);
      const [language, game] = id.slice(WORDS.length + 2).split("/");
      if (!language) return listing(await this.fs.readdir(`${source}/locales`), games);
      const files = game
        ? await filesOf(this, `${source}/games/${game}/locales/${language}`)
        : sharedFiles(source, language, games);
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
  const names = languages.flatMap((language) => [language, ...games.map((game) => `${language}/${game}`)]);
  return `export default { ${names.map((name) => `"${name}": () => import("${WORDS}/${name}")`).join(", ")} };`;
}

function sharedFiles(source: string, language: string, games: string[]): string[] {
  const fronts = games.map((game) => `${source}/games/${game}/locales/${language}/${FRONT}`);
  return [...SHARED.map((file) => `${source}/locales/${language}/${file}`), ...fronts];
}

async function filesOf({ fs }: Context, folder: string): Promise<string[]> {
  const names = await fs.readdir(folder);
  return names.filter((name) => !ELSEWHERE.includes(name)).map((name) => `${folder}/${name}`);
}

function textOf(context: Context, file: string): Promise<string> {
  context.addWatchFile(file);
  return context.fs.readFile(file, { encoding: "utf8" });
}
