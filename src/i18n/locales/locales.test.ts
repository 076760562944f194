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

/** Words that Japanese texts must not use, and their replacements. */
const notInJapanese: [RegExp, string][] = [
  [/払い込/, '購入手続き'],
  [/払込み/, '払込'],
  [/買付け/, '買付 by the customer, 買取 by a company'],
  [/追加保証金/, '保証金の追加'],
  [/返済残高/, '未返済額'],
  [/違約金/, '遅延損害金'],
  [/本日の値幅|値幅制限|値幅上限/, '制限値幅'],
  [/売却手数料/, '決済売買手数料'],
  [/決済手数料/, '決済事務手数料'],
  [/見込み|収益/, '想定損益, or 損益'],
  [/約束/, '保証するものではありません'],
  [/ロックアップ/, '満期型自動売買'],
  [/ファンド/, '運用商品'],
  [/取引パスワード/, '出金パスワード'],
  [/チャネルパスワード/, '入金専用パスワード'],
  [/振込人名/, '振込依頼人名'],
  [/にならないで/, 'お控えください'],
  [/禁止され/, '制限しています'],
  [/大口取引/, '立会外取引'],
  [/売出/, '案件, 対象株数'],
  [/(最低|最高|最低申込)株数/, '最小株数, 最大株数'],
  [/渡[すし]/, '支払金額'],
  [/お客さま|あなた/, 'お客様'],
  [/窓口/, 'カスタマーサービス'],
  [/取引日/, '営業日'],
  [/東京時間/, '日本時間'],
  [/(?<!成功|提供者の)報酬/, '特典'],
  [/％/, '%'],
  [/[\d}] (円|株|単元|分|文字|日|点|回|件|秒)/, 'the unit right after its number'],
  [/(?<![\d:])\d:\d\d/, 'HH:MM with two digits'],
];

/** Words that Japanese texts must not use in some areas, and their replacements. */
const notInJapaneseArea: [RegExp, areas: string[], string][] = [
  [/建玉/, ['ipo', 'blockTrade', 'valueStock', 'buyback'], '保有株式'],
  [/返済/, ['trade'], '決済'],
  [/元本/, ['loans', 'center'], '元金'],
  [/元金/, ['products', 'lockUp', 'copyTrading'], '元本'],
  [/取り下げ/, ['trade', 'position', 'dayTrading'], '取消'],
  [/買付手数料/, ['trade', 'home', 'dayTrading'], '新規売買手数料'],
  [/審査/, ['transfers', 'deposits', 'withdrawals'], '確認'],
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

  it.each(notInJapanese)('avoid in Japanese %s; write %s', (word) => {
    for (const [key, text] of written('jp')) expect(text, key).not.toMatch(word);
  });

  it.each(notInJapaneseArea)('avoid in Japanese %s in %j; write %s', (word, areas) => {
    const found = written('jp').filter(([key]) => areas.some((area) => key.startsWith(`${area}:`)));
    expect(found.length).toBeGreaterThan(0);
    for (const [key, text] of found) expect(text, key).not.toMatch(word);
  });

  it('call a payout account an account, not a card', () => {
    for (const [key, text] of written('jp')) expect(text, key).not.toContain('銀行カード');
  });
});
