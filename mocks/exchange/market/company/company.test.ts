import * as v from 'valibot';
import { expect, test } from 'vitest';
import { stockCompany } from '../../../../src/api/contract/company';
import { holidays } from '../../../../src/domain/market/holidays';
import { exchangeMidnight, isTradingDay } from '../../../../src/domain/market/tradingSession';
import { at } from '../../../scenarios/clock';
import { createMarket } from '../market';
import { detailsAt } from '../quotes';
import { stockPage } from '../stockLists';
import { companyAt } from './company';
import { companyEvents } from './companyEvents';

const market = createMarket('company', { holidays });
const now = at('2026-11-20', '10:15');
const { items } = stockPage(market, { sort: 'code', direction: 'ascending', offset: 0, limit: 200 }, now);

test('every company fits the contract, its listing and its trading', () => {
  expect(items).toHaveLength(200);
  for (const { symbol } of items) {
    const company = companyAt(market, symbol, now);
    const { listedOn, volume } = detailsAt(market, symbol, now);
    expect(v.parse(stockCompany.response, company)).toEqual(company);
    expect(company.foundedIn).toBeLessThan(Number(listedOn.slice(0, 4)));
    expect(Number(volume)).toBeLessThan(company.sharesOutstanding / 20);
  }
});

test('some companies had a loss, most did not', () => {
  const losses = items.filter(({ symbol }) =>
    companyAt(market, symbol, now).earningsPerShare?.startsWith('-'),
  );
  expect(losses.length).toBeGreaterThan(10);
  expect(losses.length).toBeLessThan(40);
});

test('a company is the same on another day, but for its dates', () => {
  const symbol = items[0]?.symbol ?? '';
  const { events, ...company } = companyAt(market, symbol, now);
  const { events: later, ...same } = companyAt(market, symbol, at('2027-06-30', '10:15'));
  expect(same).toEqual(company);
  expect(later).not.toEqual(events);
});

test.each(['2026-11-20', '2026-12-31', '2027-02-28', '2028-02-29'])(
  'from %s on a company has four results, one meeting and one end of its year',
  (today) => {
    for (let key = 0; key < 200; key += 1) {
      const events = companyEvents(key * 7919, today, holidays);
      const kinds = events.map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(['meeting', 'results', 'results', 'results', 'results', 'yearEnd']);
      const dates = events.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.filter((date) => date < today)).toEqual([]);
      for (const { kind, date } of events)
        if (kind !== 'yearEnd') expect(isTradingDay(exchangeMidnight(date), holidays)).toBe(true);
    }
  },
);

test('a company whose year ends in March meets in June, and tells its results after each quarter', () => {
  const events = companyEvents(2, '2026-11-20', holidays);
  expect(events.map(({ kind, date }) => `${kind} ${date}`)).toMatchInlineSnapshot(`
    [
      "results 2027-02-08",
      "yearEnd 2027-03-31",
      "results 2027-05-10",
      "meeting 2027-06-21",
      "results 2027-08-09",
      "results 2027-11-08",
    ]
  `);
});
