import { expect, it } from 'vitest';
import { messageKeys, numberedMessages } from '../api/contract/messageKeys';
import { formatsOf } from './formats';
import { createI18n } from './i18n';
import { i18nextKey } from './i18nextNamespace';
import { languages } from './language';
import { messages as en } from './locales/en';
import { messages as jp } from './locales/jp';
import { messages as tw } from './locales/tw';
import { serverMessageText } from './serverMessageText';
import type { Translate } from './text';

const formats = formatsOf('en');
const locales = { en, tw, jp };
const translate = async (language: keyof typeof locales): Promise<Translate> => {
  const i18n = await createI18n(language, ['common', 'errors']);
  return (key, params) => i18n.t(i18nextKey(key), params);
};

it.each(languages)('has each message of the catalogue in %s', async (language) => {
  const t = await translate(language);
  for (const key of messageKeys) {
    expect(serverMessageText(t, { key, params: {}, text: '服务器' }, formats)).toBe(
      locales[language].errors[key],
    );
  }
});

it.each(languages)('inserts the formatted number in %s', async (language) => {
  const t = await translate(language);
  for (const key of numberedMessages) {
    const said = serverMessageText(t, { key, params: { n: '5000000' }, text: '服务器' }, formats);
    expect(said).toBe(locales[language].errors[`${key}_n`].replaceAll('{{n}}', '5,000,000'));
  }
});

it('drops a number for which the message has no placeholder', async () => {
  const said = serverMessageText(
    await translate('en'),
    { key: 'systemBusy', params: { n: '5' }, text: '' },
    formats,
  );
  expect(said).toBe(en.errors.systemBusy);
});

it.each([undefined, 'toString', 'notInTheCatalogue', 'withdrawalMinimum_n'])(
  'returns the server’s text for an unknown message: %s',
  async (key) => {
    const text = 'The moon is in <b>{{the}}</b> $t(wrong) house.';
    expect(serverMessageText(await translate('jp'), { key, text }, formats)).toBe(text);
  },
);

it.each(languages)('returns a general failure in %s when the server sends no text', async (language) => {
  const t = await translate(language);
  for (const text of ['', ' \n']) {
    expect(serverMessageText(t, { text }, formats)).toBe(locales[language].common.failure.server);
  }
});
