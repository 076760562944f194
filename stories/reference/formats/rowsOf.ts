import type { Language } from '../../../src/i18n/language';

/** One input of a formatter, as code, and what a reader of each locale sees. */
export interface FormatRow {
  input: string;
  outputs: Record<Language, string>;
}

/** Runs a formatter on each input. All ours write the same in every locale, which is what the columns show. */
export function rowsOf<Input>(inputs: readonly Input[], format: (input: Input) => string): FormatRow[] {
  return inputs.map((input) => {
    const output = format(input);
    return { input: asCode(input), outputs: { en: output, tw: output, jp: output } };
  });
}

function asCode(input: unknown): string {
  if (typeof input === 'string') return `'${input}'`;
  if (Array.isArray(input)) return input.map(asCode).join(', ');
  return Object.is(input, -0) ? '-0' : String(input);
}
