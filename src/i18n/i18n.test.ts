import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createI18n, hasTexts, loadTexts, switchLanguage } from './i18n';
import { languages } from './language';
import { messages as en } from './locales/en';
import { messages as jp } from './locales/jp';
import { messages as tw } from './locales/tw';
import type { Namespace } from './text';

const locales = { en, tw, jp };
const everything = Object.keys(en) as Namespace[];

describe.each(languages)('in %s', (language) => {
  it('has the texts of every namespace, and loads no other locale', async () => {
    const i18n = await createI18n(language, everything);
    expect(i18n.language).toBe(language);
    for (const [namespace, texts] of Object.entries(locales[language])) {
      expect(i18n.getResourceBundle(language, `itayose-${namespace}`)).toEqual(texts);
    }
    const loaded = languages.filter((one) => i18n.hasResourceBundle(one, 'itayose-common'));
    expect(loaded).toEqual([language]);
  });
});

it('switches at once, and back', async () => {
  const i18n = await createI18n('jp');
  const retry = () => i18n.t('itayose-common:retry');
  expect(retry()).toBe(jp.common.retry);
  await switchLanguage(i18n, 'tw');
  expect([i18n.language, retry()]).toEqual(['tw', tw.common.retry]);
  await switchLanguage(i18n, 'jp');
  expect(retry()).toBe(jp.common.retry);
});

it('inserts a member’s input unchanged: no escaping, no lookups', async () => {
  const i18n = await createI18n('en');
  const account = '<b>&</b> $t(common:retry) {{account}}';
  expect(i18n.t('itayose-login:login.accountHint', { account })).toBe(`You’ll log in as ${account}`);
});

it('uses the last of two choices, whichever loads first', async () => {
  const i18n = await createI18n('jp');
  const choices = await Promise.all([switchLanguage(i18n, 'en'), switchLanguage(i18n, 'jp')]);
  expect(choices).toEqual([false, true]);
  expect(i18n.language).toBe('jp');
});

describe('in the i18next of a host, which fetches nothing', () => {
  const host = createInstance();
  void host.init({ lng: 'ja-JP', fallbackLng: false, resources: { ja: { 'itayose-common': jp.common } } });

  it('finds the texts of the language without a region', () => {
    expect(hasTexts(host, ['common'])).toBe(true);
    expect(hasTexts(host, ['common', 'errors'])).toBe(false);
  });

  it('does not wait for texts that the host does not have', async () => {
    await loadTexts(host, ['errors']);
    expect(hasTexts(host, ['errors'])).toBe(false);
  });
});

it('has nothing to wait for in an i18next that is not initialised', () => {
  expect(hasTexts(createInstance(), ['common'])).toBe(true);
});
