// Made by words-plugin.ts.
declare module "virtual:words" {
  /** The texts of locale files by language ("de"), and by language and game ("de/nim"). */
  const texts: Record<string, () => Promise<{ default: string[] }>>;
  export default texts;
}
