import { describe, expect, it } from 'vitest';
import { textsOf } from './shownTexts';

/** How a text says that a time is in the exchange's zone. Members in Taiwan are an hour behind. */
const zones = { en: 'Japan time', tw: '日本時間' } as const;

/** Times in the zone of the phone, and times whose label names the zone. */
const without = [
  'buyback.localTime',
  'products.copyTrade.endedBy.holdingTime',
  'products.copyTrade.endedBy.member',
];

/** Labels whose value is a bare date and time. */
const labels = [
  'buyback.deadline',
  'buyback.record.resultAt',
  'buyback.result',
  'dayTrading.closesAt',
  'dayTrading.deadlines.title',
  'fundRecords.detail.time',
  'identity.facts.submittedAt',
  'identity.verified.at',
  'invite.paidAt',
  'invite.registeredAt',
  'ipo.deadline',
  'ipo.detail.schedule',
  'ipo.record.payUntil',
  'ipo.subscriptionDate',
  'ipo.zone',
  'loans.auditBy',
  'loans.due',
  'lockUp.calendar.title',
  'position.fact.sellableAt',
  'position.history.title',
  'products.copyTrade.ends',
  'products.ended',
  'products.lockUp.unlocks',
  'products.lockUp.unlocksIfBought',
  'trade.detail.buyTime',
  'trade.detail.cancelledAt',
  'trade.detail.expiredAt',
  'trade.detail.orderedAt',
  'trade.detail.sellTime',
];

describe.each(['en', 'tw'] as const)('times in %s', (language) => {
  const texts = textsOf(language);

  it('state their zone in every sentence', () => {
    const sentences = [...texts].filter(
      ([place, text]) => /\{\{(time|until)\}\}/.test(text) && !without.includes(place),
    );
    expect(sentences.length).toBeGreaterThan(70);
    for (const [place, text] of sentences) expect(text, place).toContain(zones[language]);
  });

  it.each(labels)('state their zone in the label %s', (place) => {
    expect(texts.get(place)).toContain(zones[language]);
  });
});
