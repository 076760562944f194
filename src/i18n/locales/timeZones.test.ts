import { describe, expect, it } from 'vitest';
import { textsOf } from './shownTexts';

/** How a text says that a time is in the exchange's zone. Members in Taiwan are an hour behind. */
const zones = { en: 'Japan time', tw: '日本時間' } as const;

/** Times in the zone of the phone. */
const localTimes = ['buyback.localTime'];

/** Labels of deadlines whose value is a bare date and time. */
const labels = [
  'buyback.deadline',
  'dayTrading.closesAt',
  'dayTrading.deadlines.title',
  'ipo.calendar.times',
  'ipo.detail.schedule',
  'lockUp.calendar.title',
  'ipo.deadline',
  'ipo.subscriptionDate',
  'loans.auditBy',
  'loans.due',
  'position.fact.sellableAt',
  'position.history.title',
  'products.copyTrade.ends',
  'products.lockUp.unlocks',
  'products.lockUp.unlocksIfBought',
];

describe.each(['en', 'tw'] as const)('times in %s', (language) => {
  const texts = textsOf(language);

  it('state their zone in every sentence', () => {
    const sentences = [...texts].filter(
      ([place, text]) => /\{\{(time|until)\}\}/.test(text) && !localTimes.includes(place),
    );
    expect(sentences.length).toBeGreaterThan(70);
    for (const [place, text] of sentences) expect(text, place).toContain(zones[language]);
  });

  it.each(labels)('state their zone in the label %s', (place) => {
    expect(texts.get(place)).toContain(zones[language]);
  });
});
