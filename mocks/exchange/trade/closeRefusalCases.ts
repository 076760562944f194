import { detailsAt } from '../market/quotes';
import type { RefusalCase } from '../refusalCase';
import { type TestExchange, tradedListing } from '../testExchange';
import type { LockRule, PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { closePosition } from './closePosition';
import { grantedLot } from './grantedLot';
import { openPosition } from './openPosition';
import { cancelClosing } from './pendingClosing';

type Closing = Omit<Parameters<typeof closePosition>[2], 'id'>;

const atMarket: Closing = { priceType: 'market' };

function bought({ open, member }: TestExchange): PositionRecord {
  const exchange = open('10:00');
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 2, lots: '2' } as const;
  return openPosition(exchange, member, order);
}

/** Two lots, some of them in a pending closing at the highest price of the day. */
function waiting(setup: TestExchange, lots: string) {
  const { id, symbol } = bought(setup);
  const exchange = setup.open('10:20');
  const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitUp;
  closePosition(exchange, setup.member, { id, priceType: 'limit', limitPrice, lots });
  return { id, limitPrice };
}

const close =
  (time: string, closing: Closing = atMarket, date?: string) =>
  (setup: TestExchange) => {
    const { id } = bought(setup);
    return closePosition(setup.open(time, date), setup.member, { id, ...closing });
  };

const closeGranted = (lock: LockRule, time: string, date?: string) => (setup: TestExchange) => {
  const { id } = grantedLot(setup, lock);
  return closePosition(setup.open(time, date), setup.member, { id, ...atMarket });
};

/** Refusals of closings. */
export const closeRefusalCases: RefusalCase[] = [
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
    (setup) => {
      const { id, limitPrice } = waiting(setup, '1');
      closePosition(setup.open('10:21'), setup.member, { id, priceType: 'limit', limitPrice, lots: '1' });
    },
  ],
  [
    'closing lots of a pending closing',
    'notInPosition',
    (setup) => {
      const { id } = waiting(setup, '2');
      closePosition(setup.open('10:21'), setup.member, { id, ...atMarket });
    },
  ],
  [
    'closing more lots than are free',
    'parameterError',
    (setup) => {
      const { id } = waiting(setup, '1');
      closePosition(setup.open('10:21'), setup.member, { id, ...atMarket, lots: '2' });
    },
  ],
  [
    'cancelling without a pending closing',
    'orderNotPending',
    (setup) => {
      const { id } = bought(setup);
      cancelClosing(setup.open('10:21'), setup.member, id);
    },
  ],
  [
    'closing a closed position',
    'notInPosition',
    (setup) => {
      const { id } = bought(setup);
      for (const time of ['10:20', '10:21'])
        closePosition(setup.open(time), setup.member, { id, ...atMarket });
    },
  ],
  [
    'a stop price that is reached',
    'stopPriceReached',
    (setup) => {
      const { id, symbol } = bought(setup);
      const exchange = setup.open('10:20');
      const stopPrice = detailsAt(exchange.market, symbol, exchange.now).latestPrice;
      closePosition(exchange, setup.member, { id, ...atMarket, stopPrice });
    },
  ],
  ['selling the same day', 'notSellableSameDay', closeGranted({ kind: 'nextTradingDay' }, '14:00')],
  [
    'selling on the next trading day',
    'notSellableSameDay',
    closeGranted({ kind: 'nextTradingDay' }, '10:00', '2026-11-24'),
  ],
  [
    'selling during a lock of days',
    'notSellableForDays',
    closeGranted({ kind: 'days', days: 5 }, '10:00', '2026-11-24'),
    { n: '1' },
  ],
  ['selling a managed position', 'lockedUp', closeGranted({ kind: 'managed' }, '14:00')],
  [
    'adding margin to a managed position',
    'lockedUp',
    (setup) => {
      const { id } = grantedLot(setup, { kind: 'managed' });
      addMargin(setup.open('10:20'), setup.member, id, '1000');
    },
  ],
];
