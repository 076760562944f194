import type { Language } from '../../../src/i18n/language';
import { type GlossaryRow, glossary } from './glossary';

const cell: Record<Language, 0 | 1 | 2> = { en: 0, jp: 1, tw: 2 };

/** A word of a cell, and whether a native speaker should review it. */
export interface Word {
  text: string;
  unsure: boolean;
}

/** The words of one cell: `未確認*／確認済み` are two. */
export function wordsOf(row: GlossaryRow, language: Language): Word[] {
  return row[cell[language]]
    .split('/')
    .map((text) => ({ text: text.replace('*', ''), unsure: text.endsWith('*') }));
}

/** Every spelling in a cell: each word, the one before brackets and the one within. */
export function spellingsOf(row: GlossaryRow, language: Language): string[] {
  return wordsOf(row, language).flatMap(({ text }) => [text, ...text.split(/[()]/).filter(Boolean)]);
}

/** The first word of a term in a language, for samples. */
export function wordFor(english: string, language: Language): string {
  const row = glossary.find(([term]) => term === english);
  const [word] = row ? spellingsOf(row, language).slice(1) : [];
  if (!word) throw new Error(`The glossary has no ${english}`);
  return word;
}
