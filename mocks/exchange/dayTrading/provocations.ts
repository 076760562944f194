import type { Provocation } from '../provocation';
import { type Stage, tradedListing } from '../stage';
import { applyDayTrade } from './applyDayTrade';
import { cancelDayTrade } from './cancelDayTrade';

type Wish = Parameters<typeof applyDayTrade>[2];

const apply =
  (time: string, wish: Partial<Wish> = {}, date?: string) =>
  (set: Stage) => {
    const exchange = set.open(time, date);
    const { symbol } = tradedListing(exchange);
    return applyDayTrade(exchange, set.member, { symbol, side: 'long', leverage: 5, lots: '1', ...wish });
  };

const suspended = (set: Stage): string =>
  set.open('09:00').market.listings.find((listing) => listing.suspended)?.symbol ?? '';

export const dayTradingProvocations: Provocation[] = [
  ['reserving after two o’clock', 'nonTradingHours', apply('14:00')],
  ['reserving on a Saturday', 'nonTradingHours', apply('10:00', {}, '2026-11-21')],
  ['reserving on a holiday', 'nonTradingHours', apply('10:00', {}, '2026-11-23')],
  [
    'reserving a stock twice a day',
    'duplicateAppointment',
    (set) => {
      apply('10:00')(set);
      apply('10:00', { side: 'short' })(set);
    },
  ],
  [
    'reserving a stock again that has been traded today',
    'duplicateAppointment',
    (set) => {
      apply('10:00')(set);
      apply('13:00')(set);
    },
  ],
  [
    'reserving while banned from trading',
    'tradingBanned',
    (set) => {
      set.member.restrictions.push('tradeBanned');
      apply('10:00')(set);
    },
  ],
  ['reserving what is not listed', 'productMissing', apply('10:00', { symbol: '9999.E' })],
  ['reserving what is suspended', 'productMissing', (set) => apply('10:00', { symbol: suspended(set) })(set)],
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
    (set) => {
      const { id } = apply('10:00')(set);
      cancelDayTrade(set.open('10:01'), set.member, id);
    },
  ],
  [
    'cancelling a day trade twice',
    'orderNotPending',
    (set) => {
      const { id } = apply('10:00')(set);
      for (const _ of [1, 2]) cancelDayTrade(set.open('10:00'), set.member, id);
    },
  ],
  [
    'cancelling a day trade that is not there',
    'parameterError',
    (set) => cancelDayTrade(set.open('10:00'), set.member, 'J0'),
  ],
];
