import type { Language } from '../../../src/i18n/language';

/** One input of a formatter as code, and its output in each locale. */
export interface FormatRow {
  input: string;
  outputs: Record<Language, string>;
}

/** Runs a formatter on each input in each language. Most have the same output in all three. */
export function rowsOf<Input>(
  inputs: readonly Input[],
  format: (input: Input, language: Language) => string | undefined,
): FormatRow[] {
  return inputs.map((input) => {
    const output = (language: Language) => format(input, language) ?? 'undefined';
    return { input: asCode(input), outputs: { en: output('en'), tw: output('tw'), jp: output('jp') } };
  });
}

function asCode(input: unknown): string {
  if (typeof input === 'string') return `'${input}'`;
  if (Array.isArray(input)) return input.map(asCode).join(', ');
  return Object.is(input, -0) ? '-0' : String(input);
}
