import { describe, expect, test } from 'vitest';
import { documentKinds } from '../../../src/domain/content/contentVocabulary';
import { brokerDocument } from './documents';
import { asPercent, asTime, withThousands } from './textFormats';

const languages = ['en', 'tw', 'jp'] as const;
const texts = documentKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

/** Opening and closing tags only, without the text between them. */
const outline = (html: string) => html.match(/<\/?\w+>/g);

describe('a document of the broker', () => {
  test.each(texts)('%s in %s has no placeholder', (kind, language) => {
    const { title, html } = brokerDocument(kind, language);
    expect(title).not.toBe('');
    expect(html).toMatch(/^<p>|^<h2>/);
    expect(html).not.toMatch(/undefined|NaN|[{}]/);
  });

  test.each(documentKinds)('%s has the same elements in every language', (kind) => {
    const [english, ...others] = languages.map((language) => outline(brokerDocument(kind, language).html));
    for (const other of others) expect(other).toEqual(english);
  });

  test.each(documentKinds)('%s has the same numbers in every language', (kind) => {
    const figures = languages.map((language) => figuresIn(brokerDocument(kind, language).html));
    expect(figures[1]).toEqual(figures[0]);
    expect(figures[2]).toEqual(figures[0]);
  });
});

test('the loan document contains the numbers of its rules', () => {
  const { html } = brokerDocument('loan', 'en');
  for (const figure of ['0.03%', '¥10,000', '¥100,900', '09:00–18:00', '2,000,000'])
    expect(html).toContain(figure);
});

test('numbers in texts', () => {
  expect([withThousands('1234567.5'), withThousands('999')]).toEqual(['1,234,567.5', '999']);
  expect(asPercent('0.0003')).toBe('0.03%');
  expect(asTime(14.5 * 3_600_000)).toBe('14:30');
});

/**
 * All numbers of a text except 0 and 1, sorted and in one notation. Some languages write one as a word; Japanese writes
 * 100,000 as 10万 and 09:00 as 9:00.
 */
function figuresIn(html: string): number[] {
  const written = html
    .replaceAll('10万', '100000')
    .replace(/<[^>]+>/g, ' ')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  const figures = (written.match(/\d+(\.\d+)?/g) ?? [])
    .map(Number)
    .filter((figure) => figure !== 0 && figure !== 1);
  return [...new Set(figures)].sort((one, other) => one - other);
}
