// Numbers and lists as each language writes them, after the Unicode CLDR: the same as src/cenote/cldr.py.

/** Where a language alone would mean another country's habits: our English has no comma before "and". */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** Chinese sets other people's letters apart by a space. */
const AND_BESIDE_LETTERS = /(?<=[0-9A-Za-z\u00c0-\u052f])(?=和)|(?<=和)(?=[0-9A-Za-z\u00c0-\u052f])/g;

/** Some things in a row, with the language's word for "and" before the last. */
export function conjunction(language: string, parts: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language] ?? language).format(parts).replace(AND_BESIDE_LETTERS, " ");
}

/** The narrow space that CLDR puts into French numbers becomes the one that stands everywhere else in our texts. */
export function oneSpace(text: string): string {
  return text.replaceAll("\u202f", "\u00a0");
}
