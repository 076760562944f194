/** Allowed in brackets: an index, and a key that the type names. */
export function nameOf(language: 'en' | 'jp', places: string[], at: number, names: Record<'en' | 'jp', string>) {
  return `${names[language]} ${places[at]}`;
}

const steps = new Map([['ArrowDown', 1]]);

export const stepOf = (key: string) => steps.get(key);

/** An object may have any keys if no code reads a single one. */
export const texts = (params: Record<string, string>) => Object.entries(params);
