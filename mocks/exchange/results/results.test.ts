import { expect, it } from 'vitest';
import { exchangeAt, paid } from '../ipo/testHelpers';
import { borrow } from '../loans/borrow';
import { repay } from '../loans/repay';
import { claimReward } from '../rewards/claimReward';
import { signInToday } from '../rewards/signIn';
import { resultErrors } from '../simulation/resultErrors';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { openPosition } from '../trade/openPosition';
import { resultPage } from './resultPage';

const november = { from: '2026-11-01', to: '2026-11-30', page: 1 };

const listed = ({ open, member }: TestExchange, time: string, date?: string, range = november) =>
  resultPage(open(time, date), member, range).items;

function bought({ open, member }: TestExchange, lots: string) {
  const exchange = open('10:00');
  const { symbol } = tradedListing(exchange);
  return openPosition(exchange, member, { symbol, side: 'long', priceType: 'market', leverage: 2, lots });
}

it('a closed part bears its part of the purchase fee, and the rest has no result', () => {
  const setup = testExchange();
  const { id, purchaseFee } = bought(setup, '2');
  expect(listed(setup, '10:30')).toEqual([]);
  const part = closePosition(setup.open('10:30'), setup.member, { id, priceType: 'market', lots: '1' });
  const [only, ...others] = listed(setup, '10:31');
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    id: part.id,
    recordId: part.id,
    product: 'order',
    type: 'positionClosed',
    at: '2026-11-20T01:30:00.000Z',
    result: part.realisedProfit,
    symbol: part.symbol,
    closing: { side: 'long', quantity: 1000, purchaseFee: String(Number(purchaseFee) / 2) },
  });
  expect(resultErrors(setup.open('10:32'))).toEqual([]);
});

it('new shares are told from other positions without an order', () => {
  const context = paid();
  const { setup, listingDate, record } = context;
  const exchange = exchangeAt(context, listingDate + 5 * 3_600_000);
  const id = record.positionId ?? '';
  closePosition(exchange, setup.member, { id, priceType: 'market' });
  const [result] = resultPage(exchange, setup.member, {
    from: '2026-11-01',
    to: '2027-12-31',
    page: 1,
  }).items;
  expect(result).toMatchObject({ product: 'ipo', type: 'positionClosed', recordId: id });
  expect(resultErrors(exchange)).toEqual([]);
});

it('interest is a result of each repayment that pays some', () => {
  const setup = testExchange();
  const { id } = borrow(setup.open('10:00'), setup.member, { amount: '100000', days: 7 });
  repay(setup.open('10:00', '2026-11-21'), setup.member, { id, amount: '10' });
  repay(setup.open('10:01', '2026-11-21'), setup.member, { id, amount: '40000' });
  const loans = listed(setup, '10:02', '2026-11-21');
  expect(loans.map((result) => result.id)).toEqual([`${id}-2`, `${id}-1`]);
  expect(loans[1]).toMatchObject({
    product: 'loan',
    gross: '0',
    interest: '10',
    result: '-10',
    repayment: { amount: '10', principal: '0' },
  });
  expect(resultErrors(setup.open('10:03', '2026-11-21'))).toEqual([]);
});

it('a reward is a gain', () => {
  const setup = testExchange();
  for (const day of ['20', '21', '22', '23', '24', '25', '26'])
    signInToday(setup.open('12:00', `2026-11-${day}`), setup.member);
  const { id, amount } = claimReward(setup.open('12:01', '2026-11-26'), setup.member);
  expect(listed(setup, '12:02', '2026-11-26')).toMatchObject([
    { id, product: 'reward', type: 'signInReward', gross: amount, result: amount },
  ]);
});

it('a period has its first and its last day at the exchange, and no other', () => {
  const setup = testExchange();
  const { id } = bought(setup, '1');
  closePosition(setup.open('10:30'), setup.member, { id, priceType: 'market' });
  const within = (from: string, to: string) =>
    listed(setup, '10:31', undefined, { from, to, page: 1 }).length;
  expect(within('2026-11-20', '2026-11-20')).toBe(1);
  expect(within('2026-11-01', '2026-11-19')).toBe(0);
  expect(within('2026-11-21', '2026-11-30')).toBe(0);
  expect(() => within('2026-11-21', '2026-11-20')).toThrow('parameterError');
});
