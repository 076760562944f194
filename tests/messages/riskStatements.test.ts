import { describe, expect, it } from 'vitest';
import { agreement } from '../../mocks/exchange/content/agreement';
import { brokerNews } from '../../mocks/exchange/content/brokerNews';
import { lockUpDocument } from '../../mocks/exchange/content/lockUpDocument';
import { mustReadNotices } from '../../mocks/exchange/notices/mustReadNotices';
import { type Language, languages } from '../../src/i18n/language';
import { messages as en } from '../../src/i18n/locales/en';
import { messages as jp } from '../../src/i18n/locales/jp';
import { messages as tw } from '../../src/i18n/locales/tw';

/*
 * One truth about risk, and every place that tells it. What the simulated exchange does is shown by
 * mocks/exchange/trade/lossBeyondMargin.test.ts and the properties of copy trades and lock-ups.
 */
type InLanguages = (language: Language) => string | undefined;

const locales = { en, tw, jp };
const htmlOf = (
  entries: readonly { id: string; html: Record<Language, string> }[],
  id: string,
): InLanguages => {
  const entry = entries.find((one) => one.id === id);
  return (language) => entry?.html[language];
};

const places = {
  onboarding: (language) => locales[language].login.slides.items.both.body,
  'worst case of a short': (language) => locales[language].trade.worst.short,
  'note at adding margin': (language) => locales[language].position.margin.note,
  'note at the liquidation price': (language) => locales[language].trade.cost.liquidationNote,
  'worst case of an investment': (language) => locales[language].products.risk.most,
  'house news on leverage': htmlOf(brokerNews, 'leverage-risk'),
  'notice to read before trading': htmlOf(mustReadNotices, 'risk'),
  agreement: (language) => agreement[language].html,
  'rules of lock-ups': (language) => lockUpDocument[language].html,
} satisfies Record<string, InLanguages>;

type Place = keyof typeof places;

const statements: { fact: string; words: Record<Language, RegExp>; toldIn: Place[] }[] = [
  {
    fact: 'a loss can exceed the margin, of long and short positions',
    words: { en: /exceed the margin/, tw: /超過保證金/, jp: /保証金を超える/ },
    toldIn: [
      'onboarding',
      'worst case of a short',
      'note at adding margin',
      'house news on leverage',
      'notice to read before trading',
      'agreement',
    ],
  },
  {
    fact: 'the loss of a short position has no limit',
    words: { en: /no (upper )?limit/, tw: /沒有上限/, jp: /上限は(なく|ありません)/ },
    toldIn: ['worst case of a short', 'house news on leverage', 'notice to read before trading'],
  },
  {
    fact: 'a liquidation can be filled at a worse price than its trigger',
    words: { en: /worse/, tw: /更差/, jp: /不利/ },
    toldIn: ['note at the liquidation price'],
  },
  {
    fact: 'copy trades and lock-ups can lose all of the principal',
    words: { en: /lose all/, tw: /全部(損失|本金)/, jp: /全額を失う/ },
    toldIn: ['worst case of an investment', 'notice to read before trading'],
  },
  {
    fact: 'copy trades and lock-ups never lose more than the principal',
    words: {
      en: /no more|never more than the principal/,
      tw: /不(會)?超過/,
      jp: /超える(損失はありません|ことはありません)/,
    },
    toldIn: ['worst case of an investment', 'notice to read before trading', 'rules of lock-ups'],
  },
];

describe.each(statements)('$fact', ({ words, toldIn }) => {
  it.each(toldIn)('%s', (place) => {
    for (const language of languages) expect(places[place](language), language).toMatch(words[language]);
  });
});

/** Words that contradict the statements, wherever they stand. */
const contradictions: Record<Language, RegExp> = {
  en: /short position can lose more|part of (the|your) principal/i,
  tw: /部分本金|做空的虧損可能超過/,
  jp: /元本の一部|売建の損失は保証金を超える/,
};

it.each(languages)('%s: no text contradicts them', (language) => {
  const documents = [...brokerNews, ...mustReadNotices].map(({ html }) => html[language]);
  const all = [JSON.stringify(locales[language]), agreement[language].html, ...documents];
  for (const text of all) expect(text).not.toMatch(contradictions[language]);
});
