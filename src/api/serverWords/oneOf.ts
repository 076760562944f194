/** The pattern of each word by language. */
export type Words = Record<string, Partial<Record<'en' | 'zh' | 'jp', string>>>;

/** Alternatives of a regular expression, separated by ` | `. Blanks and line breaks around the separator are removed. */
export function oneOf({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw }, ...parts)
    .replace(/\s+\|\s+/g, '|')
    .trim();
}
