import { expect, it } from 'vitest';
import { ipoCalendar } from './ipoCalendar';

const at = (text: string) => Date.parse(`2026-11-${text}:00+09:00`);

const issue = {
  subscriptionDate: at('19T08:00'),
  deadline: at('24T15:00'),
  drawDate: at('24T19:00'),
  paymentDeadline: at('27T15:00'),
  listingDate: at('30T09:00'),
};
const later = { ...issue, subscriptionDate: at('24T08:00'), deadline: at('27T15:00') };

it('has every day with an event, from today on', () => {
  const days = ipoCalendar([issue, later], at('24T23:59'));
  expect(days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-27', '2026-11-30']);
});

it('sorts the events of a day by time and keeps those that passed today', () => {
  const [today] = ipoCalendar([issue, later], at('24T18:00'));
  expect(today?.events.map(({ kind, at: moment }) => [kind, moment])).toEqual([
    ['opens', later.subscriptionDate],
    ['deadline', issue.deadline],
    ['draw', issue.drawDate],
    ['draw', later.drawDate],
  ]);
});

it('uses the exchange’s date, not the phone’s', () => {
  const midnight = Date.parse('2026-11-23T15:00:00Z');
  expect(ipoCalendar([{ ...issue, deadline: midnight }], midnight - 1)[0]?.date).toBe('2026-11-24');
});

it('is empty without upcoming events', () => {
  expect(ipoCalendar([issue], at('30T09:00') + 24 * 3_600_000)).toEqual([]);
});
