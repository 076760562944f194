import { detailsAt } from '../market/quotes';
import type { Provocation } from '../provocation';
import { type Stage, tradedListing } from '../stage';
import type { LockRule, PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { closePosition } from './closePosition';
import { grantedLot } from './grantedLot';
import { openPosition } from './openPosition';
import { cancelClosing } from './waitingClosing';

type Closing = Omit<Parameters<typeof closePosition>[2], 'id'>;

const atMarket: Closing = { priceType: 'market' };

function bought({ open, member }: Stage): PositionRecord {
  const exchange = open('10:00');
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 2, lots: '2' } as const;
  return openPosition(exchange, member, order);
}

/** Two lots, some of which wait to be closed at the highest price of the day. */
function waiting(set: Stage, lots: string) {
  const { id, symbol } = bought(set);
  const exchange = set.open('10:20');
  const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitUp;
  closePosition(exchange, set.member, { id, priceType: 'limit', limitPrice, lots });
  return { id, limitPrice };
}

const close =
  (time: string, closing: Closing = atMarket, date?: string) =>
  (set: Stage) => {
    const { id } = bought(set);
    return closePosition(set.open(time, date), set.member, { id, ...closing });
  };

const closeGranted = (lock: LockRule, time: string, date?: string) => (set: Stage) => {
  const { id } = grantedLot(set, lock);
  return closePosition(set.open(time, date), set.member, { id, ...atMarket });
};

/** All ways to be refused a closing. */
export const closeProvocations: Provocation[] = [
  ['closing at noon', 'nonTradingHours', close('12:00')],
  ['closing on a holiday', 'nonTradingHours', close('10:00', atMarket, '2026-11-23')],
  ['closing in the first minute', 'sellAfterFifteenMinutes', close('10:00')],
  ['closing after five minutes', 'sellableAfterMinutes', close('10:05'), { n: '10' }],
  ['closing in the fifteenth minute', 'sellableAfterMinutes', close('10:14'), { n: '1' }],
  [
    'closing a part in the first minute',
    'sellAfterFifteenMinutes',
    close('10:00', { ...atMarket, lots: '1' }),
  ],
  ['closing more lots than are held', 'parameterError', close('10:20', { ...atMarket, lots: '3' })],
  ['closing half a lot', 'parameterError', close('10:20', { ...atMarket, lots: '0.5' })],
  ['closing no lot', 'parameterError', close('10:20', { ...atMarket, lots: '0' })],
  ['closing at a limit without one', 'parameterError', close('10:20', { priceType: 'limit' })],
  [
    'closing beyond the limit',
    'exceedsPriceLimit',
    close('10:20', { priceType: 'limit', limitPrice: '1000000' }),
  ],
  [
    'closing with a second limit',
    'notInPosition',
    (set) => {
      const { id, limitPrice } = waiting(set, '1');
      closePosition(set.open('10:21'), set.member, { id, priceType: 'limit', limitPrice, lots: '1' });
    },
  ],
  [
    'closing what waits to be closed',
    'notInPosition',
    (set) => {
      const { id } = waiting(set, '2');
      closePosition(set.open('10:21'), set.member, { id, ...atMarket });
    },
  ],
  [
    'closing more lots than do not wait',
    'parameterError',
    (set) => {
      const { id } = waiting(set, '1');
      closePosition(set.open('10:21'), set.member, { id, ...atMarket, lots: '2' });
    },
  ],
  [
    'cancelling a closing that does not wait',
    'orderNotPending',
    (set) => {
      const { id } = bought(set);
      cancelClosing(set.open('10:21'), set.member, id);
    },
  ],
  [
    'closing what has been closed',
    'notInPosition',
    (set) => {
      const { id } = bought(set);
      for (const time of ['10:20', '10:21']) closePosition(set.open(time), set.member, { id, ...atMarket });
    },
  ],
  ['selling the same day', 'notSellableSameDay', closeGranted({ kind: 'nextTradingDay' }, '14:00')],
  [
    'selling on the next trading day',
    'notSellableSameDay',
    closeGranted({ kind: 'nextTradingDay' }, '10:00', '2026-11-24'),
  ],
  [
    'selling within its days',
    'notSellableForDays',
    closeGranted({ kind: 'days', days: 5 }, '10:00', '2026-11-24'),
    { n: '1' },
  ],
  ['selling what somebody else manages', 'lockedUp', closeGranted({ kind: 'managed' }, '14:00')],
  [
    'adding margin to what somebody else manages',
    'lockedUp',
    (set) => {
      const { id } = grantedLot(set, { kind: 'managed' });
      addMargin(set.open('10:20'), set.member, id, '1000');
    },
  ],
];
