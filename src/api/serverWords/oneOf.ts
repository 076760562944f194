/** What a word is called in each language. */
export type Words = Record<string, Partial<Record<'en' | 'zh' | 'jp', string>>>;

/** Alternatives of a regular expression, with ` | ` between them; blanks and line breaks around that do not count. */
export function oneOf({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw }, ...parts)
    .replace(/\s+\|\s+/g, '|')
    .trim();
}
