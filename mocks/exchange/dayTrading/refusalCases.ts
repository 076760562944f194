import type { RefusalCase } from '../refusalCase';
import { type TestExchange, tradedListing } from '../testExchange';
import { applyDayTrade } from './applyDayTrade';
import { cancelDayTrade } from './cancelDayTrade';

type Request = Parameters<typeof applyDayTrade>[2];

const apply =
  (time: string, request: Partial<Request> = {}, date?: string) =>
  (setup: TestExchange) => {
    const exchange = setup.open(time, date);
    const { symbol } = tradedListing(exchange);
    return applyDayTrade(exchange, setup.member, {
      symbol,
      side: 'long',
      leverage: 5,
      lots: '1',
      ...request,
    });
  };

const suspended = (setup: TestExchange): string =>
  setup.open('09:00').market.listings.find((listing) => listing.suspended)?.symbol ?? '';

export const dayTradingRefusalCases: RefusalCase[] = [
  ['reserving after two o’clock', 'nonTradingHours', apply('14:00')],
  ['reserving on a Saturday', 'nonTradingHours', apply('10:00', {}, '2026-11-21')],
  ['reserving on a holiday', 'nonTradingHours', apply('10:00', {}, '2026-11-23')],
  [
    'reserving a stock that is reserved',
    'duplicateAppointment',
    (setup) => {
      apply('10:00')(setup);
      apply('10:00', { side: 'short' })(setup);
    },
  ],
  [
    'reserving a stock again while its day trade is open',
    'duplicateAppointment',
    (setup) => {
      apply('10:00')(setup);
      apply('13:00')(setup);
    },
  ],
  [
    'reserving while banned from trading',
    'tradingBanned',
    (setup) => {
      setup.member.restrictions.push('tradeBanned');
      apply('10:00')(setup);
    },
  ],
  ['reserving an unlisted stock', 'productMissing', apply('10:00', { symbol: '9999.E' })],
  [
    'reserving a suspended stock',
    'productMissing',
    (setup) => apply('10:00', { symbol: suspended(setup) })(setup),
  ],
  ['reserving beyond the balance', 'insufficientBalance', apply('10:00', { leverage: 1, lots: '500' })],
  [
    'reserving at a price beyond the limits of the day',
    'exceedsPriceLimit',
    apply('10:00', { limitPrice: '1' }),
  ],
  ['reserving half a lot', 'parameterError', apply('10:00', { lots: '0.5' })],
  ['reserving at a leverage that is not offered', 'parameterError', apply('10:00', { leverage: 4 })],
  [
    'cancelling a day trade that has been opened',
    'orderNotPending',
    (setup) => {
      const { id } = apply('10:00')(setup);
      cancelDayTrade(setup.open('10:01'), setup.member, id);
    },
  ],
  [
    'cancelling a day trade twice',
    'orderNotPending',
    (setup) => {
      const { id } = apply('10:00')(setup);
      for (const _ of [1, 2]) cancelDayTrade(setup.open('10:00'), setup.member, id);
    },
  ],
  [
    'cancelling an unknown day trade',
    'parameterError',
    (setup) => cancelDayTrade(setup.open('10:00'), setup.member, 'J0'),
  ],
];
