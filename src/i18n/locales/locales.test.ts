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

/** Its places for values, and its tags, in whatever order and however often: languages differ in that. */
const places = (text = '') => new Set(text.match(/\{\{[^}]*\}\}|<[^>]*>/g));

/** The names of the languages are written in their own. */
const names = languages.map((language) => `home:language.${language}`);

/** Their figures are never one: terms of seven days and more, a part of several lots, limits of several. */
const neverOne = [
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
  'trade:close.submitPart',
];

describe.each(languages)('%s', (language) => {
  it('has the keys that all have', () => {
    expect([...texts[language].keys()].sort()).toEqual([...keys].sort());
    expect(Object.keys(locales[language])).toEqual(Object.keys(en));
  });

  it('says something everywhere, without blanks around it', () => {
    for (const [key, text] of texts[language]) expect(text, key).toMatch(/^\S(.*\S)?$/su);
  });

  it('has places for the same values and the same tags', () => {
    for (const key of keys) expect(places(texts[language].get(key)), key).toEqual(places(texts.en.get(key)));
  });

  it('writes its places so that they are found', () => {
    for (const [key, text] of texts[language]) {
      const rest = text.replace(/\{\{\w+\}\}/g, '').replace(/<(\w+)>[^<>]+<\/\1>/g, '');
      expect(rest, key).not.toMatch(/[{}<>]|\$t\(/);
    }
  });
});

describe('the words', () => {
  const written = (language: keyof typeof texts) =>
    [...texts[language]].filter(([key]) => !names.includes(key));

  it('are translated: no kana in Chinese, neither in English', () => {
    for (const [key, text] of written('tw'))
      expect(text, key).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
    for (const [key, text] of written('en'))
      expect(text, key).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  it('put no English figure that can be one before a plural', () => {
    const plural = /\{\{\w+\}\} (lots|days|seconds|bids|orders|records|applications|sign-ins|tries)\b/;
    const found = written('en').filter(([, text]) => plural.test(text));
    expect(found.map(([key]) => key).filter((key) => !neverOne.includes(key))).toEqual([]);
  });

  it.each(['tw', 'jp'] as const)('are translated: no sentence of %s is the English one', (language) => {
    const same = written(language).filter(([key, text]) => text === texts.en.get(key));
    // Two words in small letters, one after the other. Names, units and places for values are the same everywhere.
    const isSentence = (text: string) => /[a-z]{2,} [a-z]{2,}/.test(text);
    expect(same.filter(([, text]) => isSentence(text))).toEqual([]);
  });

  it.each(['持倉', '登錄', '賬戶'])('are those of Taiwan, not %s', (word) => {
    for (const [key, text] of written('tw')) expect(text, key).not.toContain(word);
  });

  it('call a position closed 決済; 返済 is for loans', () => {
    for (const [key, text] of written('jp'))
      if (key.startsWith('trade:')) expect(text, key).not.toContain('返済');
  });

  it('call a payout account by its name, not by its card', () => {
    for (const [key, text] of written('jp')) expect(text, key).not.toContain('銀行カード');
  });
});
