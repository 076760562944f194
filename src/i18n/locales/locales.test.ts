import { describe, expect, it } from 'vitest';
import { languages } from '../language';
import { messages as en } from './en';
import { messages as jp } from './jp';
import { messages as tw } from './tw';

const locales = { en, tw, jp };

/** Every text of a locale by its key, such as `trade:order.title`. */
function textsOf(messages: object): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (node: object, prefix: string, separator: string) => {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string') texts.set(prefix + name, value);
      else collect(value, prefix + name + separator, '.');
    }
  };
  collect(messages, '', ':');
  return texts;
}

const texts = { en: textsOf(en), tw: textsOf(tw), jp: textsOf(jp) };
const keys = [...texts.en.keys()];

/** The placeholders and tags of a text, without order and count, which differ between languages. */
const placeholders = (text = '') => new Set(text.match(/\{\{[^}]*\}\}|<[^>]*>/g));

/** Names of languages, each written in its own language. */
const names = languages.map((language) => `home:language.${language}`);

/** Texts whose number is never 1: terms from seven days, a part of several lots, limits above 1. */
const neverOne = [
  'common:wait.seconds',
  'loans:name',
  'loans:borrow.dayOption',
  'loans:borrow.interestNote',
  'loans:borrow.dueNote',
  'lockUp:history.title',
  'lockUp:history.said',
  'lockUp:terms.daysValue',
  'products:lockUp.days',
  'reasons:lotsBelowMinimum',
  'reasons:quoteStale',
  'trade:result.partTitle',
  'position:close.submitPart',
];

describe.each(languages)('%s', (language) => {
  it('has the same keys as the others', () => {
    expect([...texts[language].keys()].sort()).toEqual([...keys].sort());
    expect(Object.keys(locales[language])).toEqual(Object.keys(en));
  });

  it('has no empty text, and none with blanks around it', () => {
    for (const [key, text] of texts[language]) expect(text, key).toMatch(/^\S(.*\S)?$/su);
  });

  it('has the same placeholders and tags as English', () => {
    for (const key of keys)
      expect(placeholders(texts[language].get(key)), key).toEqual(placeholders(texts.en.get(key)));
  });

  it('has only well-formed placeholders and tags', () => {
    for (const [key, text] of texts[language]) {
      const rest = text.replace(/\{\{\w+\}\}/g, '').replace(/<(\w+)>[^<>]+<\/\1>/g, '');
      expect(rest, key).not.toMatch(/[{}<>]|\$t\(/);
    }
  });
});

describe('texts', () => {
  const written = (language: keyof typeof texts) =>
    [...texts[language]].filter(([key]) => !names.includes(key));

  it('are translated: no kana in Chinese, neither in English', () => {
    for (const [key, text] of written('tw'))
      expect(text, key).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
    for (const [key, text] of written('en'))
      expect(text, key).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  it('have no plural after an English number that can be 1', () => {
    const plural = /\{\{\w+\}\} (lots|days|seconds|bids|orders|records|applications|sign-ins|tries)\b/;
    const found = written('en').filter(([, text]) => plural.test(text));
    expect(found.map(([key]) => key).filter((key) => !neverOne.includes(key))).toEqual([]);
  });

  it.each(['tw', 'jp'] as const)('are translated: no sentence of %s is the English one', (language) => {
    const same = written(language).filter(([key, text]) => text === texts.en.get(key));
    // Two adjacent lower case words. Names, units and placeholders are the same in every language.
    const isSentence = (text: string) => /[a-z]{2,} [a-z]{2,}/.test(text);
    expect(same.filter(([, text]) => isSentence(text))).toEqual([]);
  });

  it.each(['持倉', '登錄', '賬戶'])('use words of Taiwan, not %s', (word) => {
    for (const [key, text] of written('tw')) expect(text, key).not.toContain(word);
  });
});
