import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { specifiedLimits } from '../../domain/specifiedLimits';
import { errors as en } from './en/errors';
import { reasons as enReasons } from './en/reasons';
import { errors as jp } from './jp/errors';
import { reasons as jpReasons } from './jp/reasons';
import { errors as tw } from './tw/errors';
import { reasons as twReasons } from './tw/reasons';

const locales = Object.entries({ en, tw, jp });
const keys = Object.keys(en) as (keyof typeof en)[];

describe('error texts', () => {
  it.each(locales)('%s has the same messages in the same order', (_, texts) => {
    expect(Object.keys(texts)).toEqual(keys);
  });

  it.each(locales)('%s has {{n}} in numbered messages and nowhere else', (_, texts) => {
    for (const key of keys) expect(texts[key].includes('{{n}}'), key).toBe(key.endsWith('_n'));
  });

  it.each(locales)('%s has no duplicates and only whole sentences', (_, texts) => {
    expect(new Set(Object.values(texts)).size).toBe(keys.length);
    for (const text of Object.values(texts)) expect(text).toMatch(/^\S.*[.。]$/u);
  });

  it.each(locales)('%s has the hours of the specification', (_, texts) => {
    const { opens, closes } = specifiedLimits.depositHours;
    expect(texts.outsideDepositTime).toMatch(new RegExp(`${opens}[–〜]${closes}`));
  });

  it('is translated: Japanese has kana, Chinese has none, English neither', () => {
    const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
    for (const key of keys) {
      expect(jp[key]).toMatch(kana);
      expect(tw[key]).toMatch(/\p{Script=Han}/u);
      expect(tw[key]).not.toMatch(kana);
      expect(en[key]).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    }
  });

  it.each([
    ['en', en, 'customer service'],
    ['tw', tw, '客服'],
    ['jp', jp, 'カスタマーサービス'],
  ])('%s refers a restricted account to customer service', (_, texts, service) => {
    for (const key of [
      'accountFrozen',
      'loginBanned',
      'accountDisabled',
      'withdrawalBanned',
      'tradingBanned',
    ] as const) {
      expect(texts[key]).toContain(service);
    }
  });

  it.each([
    ['en', en, enReasons],
    ['tw', tw, twReasons],
    ['jp', jp, jpReasons],
  ])('%s states a restriction as the form does, so that the form need not repeat it', (_, texts, reasons) => {
    expect(texts.accountFrozen).toBe(reasons.accountFrozen);
    expect(texts.accountDisabled).toBe(reasons.accountDisabled);
    expect(texts.tradingBanned).toBe(reasons.tradeBanned);
    expect(texts.withdrawalBanned).toBe(reasons.withdrawBanned);
  });

  it('is selected by i18next with or without the number', async () => {
    const i18n = createInstance();
    const t = await i18n.init({ lng: 'en', defaultNS: 'common', resources: { en: { errors: en } } });
    const say = (key: 'withdrawalMinimum' | 'systemBusy', n?: string) =>
      t(key, { ns: 'errors', n, context: n && 'n' });
    expect(say('withdrawalMinimum', '1,000')).toBe(
      'The minimum withdrawal is ¥1,000. Enter that amount or more.',
    );
    expect(say('withdrawalMinimum')).toBe(en.withdrawalMinimum);
    expect(say('systemBusy', '1,000')).toBe(en.systemBusy);
  });
});
