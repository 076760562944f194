import { type MessageKey, messageKeys } from '../../src/api/contract/messageKeys';

const known: ReadonlySet<string> = new Set(messageKeys);

/** `dayTrading` → `Day trading`. */
export function asWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** First sentence of a comment as summary, and the whole comment. */
export function sentencesOf(doc: string): { summary: string; description: string } {
  const [first = ''] = doc.split('\n');
  const end = first.search(/(?<!e\.g|i\.e)[.:](\s|$)/);
  return { summary: end < 0 ? first : first.slice(0, end), description: doc };
}

/** Messages of the error catalogue that a text names. */
export function messagesIn(doc: string): MessageKey[] {
  return [...new Set(doc.match(/\w+/g))].filter((word): word is MessageKey => known.has(word));
}
