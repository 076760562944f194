import { cheapest } from '../../reference/examples/sample';
import {
  blockTradeApplicationDetail,
  blockTradeApply,
  blockTradeList,
} from '../../src/api/contract/blockTrade';
import type { RequestOf } from '../../src/api/contract/call';
import { applyDayTrade, cancelDayTrade } from '../../src/api/contract/dayTrading';
import { ipoList } from '../../src/api/contract/ipo';
import { stockDetail } from '../../src/api/contract/stocks';
import {
  addMargin,
  amendOrder,
  cancelAllOrders,
  cancelClosing,
  cancelOrder,
  closePosition,
  openPosition,
  positionDetail,
  positionList,
  previewOrder,
  tradeRules,
} from '../../src/api/contract/trade';
import { add } from '../../src/domain/decimal';
import type { LiveTrial } from '../liveTrial';
import { NotTried } from '../run';
import { type Before, type Case, refusals } from './refusalCase';

const unlisted = { symbol: '0000.X' };

/** A limit order one tick above the day's limit. */
const tooHigh = async ({ trial, good }: { trial: LiveTrial; good: { symbol: string } }) => {
  const { limitUp, tickSize } = await trial.ask(stockDetail, { symbol: good.symbol });
  return { priceType: 'limit', limitPrice: add(limitUp, tickSize) };
};

/** A leverage that is not in the rules. */
const otherLeverage = async ({ trial }: { trial: LiveTrial }) => {
  const { leverages } = await trial.ask(tradeRules, {});
  return { leverage: Math.max(...leverages) + 1 };
};

const tooManyLots = async ({ trial }: { trial: LiveTrial }) => ({
  lots: String((await trial.ask(tradeRules, {})).maxLots + 1),
});

/** The symbol of a new issue, before its first day of trading. */
const notListed = async ({ trial }: { trial: LiveTrial }) => {
  const [issue] = (await trial.ask(ipoList, { phase: 'subscribing' })).issues;
  if (!issue) throw new NotTried('there is no new issue before its listing');
  return { symbol: issue.symbol };
};

const withoutMoney: Case<unknown> = ['an order of a member without money', 'insufficientBalance', {}];

/** Refusals of an order of any kind. */
const orders: Case<Before<{ symbol: string }>>[] = [
  ['an unlisted stock', 'productMissing', unlisted],
  ['a new issue before its listing', 'notYetListed', notListed],
  ['half a lot', 'parameterError', { lots: '0.5' }],
  ['no lot', 'parameterError', { lots: '0' }],
  ['a negative number of lots', 'parameterError', { lots: '-1' }],
  ['more lots than an order may have', 'parameterError', tooManyLots],
  ['a leverage that is not offered', 'parameterError', otherLeverage],
];

/** Refusals of a limit. */
const limits: Case<Before<{ symbol: string }>>[] = [
  ['a limit order without a limit', 'parameterError', { priceType: 'limit', limitPrice: null }],
  ['a price above the limit of the day', 'exceedsPriceLimit', tooHigh],
];

/** A stop price at the last price, which would be carried out at once. */
const reachedStop = async ({ trial, good }: { trial: LiveTrial; good: { symbol: string } }) => {
  const { latestPrice } = await trial.ask(stockDetail, { symbol: good.symbol });
  return { priceType: 'market', limitPrice: null, stopPrice: latestPrice };
};

/** Refusals of stops and terms. All are proposed. */
const conditions: Case<Before<{ symbol: string }>>[] = [
  ['a stop price that is reached', 'stopPriceReached', reachedStop],
  ['a distance of nothing', 'parameterError', { priceType: 'market', limitPrice: null, trailBy: '0' }],
  [
    'a distance off the tick',
    'exceedsPriceLimit',
    { priceType: 'market', limitPrice: null, trailBy: '1.001' },
  ],
  [
    'a stop limit without a stop',
    'parameterError',
    { priceType: 'market', limitPrice: null, stopLimitPrice: '1' },
  ],
  ['a term that is over', 'orderTermInvalid', { validUntil: '2001-01-04' }],
  ['a term of a hundred years', 'orderTermInvalid', { validUntil: '2125-01-04' }],
];

/** The most lots of an order, where the member can't pay for them. */
const tooManyForFunds = async ({ trial, good }: Before<RequestOf<typeof amendOrder>>) => {
  const { symbol, side, leverage, limitPrice } = await trial.ask(positionDetail, { id: good.id });
  const lots = String((await trial.ask(tradeRules, {})).maxLots);
  const order = { symbol, side, leverage, limitPrice, lots, priceType: 'limit' } as const;
  const { refusals: found } = await trial.ask(previewOrder, order);
  if (!found.includes('insufficientBalance')) throw new NotTried('the member can pay for every order');
  return { lots };
};

/** The symbol of an order. */
const symbolOf = async ({ trial, good }: Before<RequestOf<typeof amendOrder>>) => {
  const { symbol } = await trial.ask(positionDetail, { id: good.id });
  return { trial, good: { symbol } };
};

/** A position that is held, and that the member may sell. */
const heldPosition = async ({ trial }: { trial: LiveTrial }) => {
  const { items } = await trial.ask(positionList, { source: 'competition', group: 'inProgress' });
  const held = items.find(
    ({ status, sellableAt }) => status === 'holding' && (sellableAt ?? 0) <= trial.now(),
  );
  if (!held) throw new NotTried('no position can be sold');
  return held;
};

const opened = async ({ trial, good }: Before<RequestOf<typeof closePosition>>) => {
  const { items } = await trial.ask(positionList, { source: 'competition', group: 'inProgress' });
  const { symbol = '' } = items.find(({ id }) => id === good.id) ?? {};
  const order = { symbol, side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;
  return { id: (await trial.ask(openPosition, { clientRequestId: trial.newId(), ...order })).id };
};

/** A position from a block trade with a lock. */
const lockedBlock = async ({ trial }: { trial: LiveTrial }, kind: 'nextTradingDay' | 'days') => {
  await trial.prepare.funds();
  const offers = (await trial.ask(blockTradeList, {})).filter(({ lock }) => lock.kind === kind);
  if (offers.length === 0) throw new NotTried('no block has such a lock');
  const {
    id: offerId,
    limitUp: price,
    minShares,
  } = cheapest(offers, (one) => Number(one.limitUp) * one.minShares);
  const { lotSize } = await trial.ask(tradeRules, {});
  const bid = { clientRequestId: trial.newId(), offerId, price, lots: String(minShares / lotSize) };
  const { id } = await trial.ask(blockTradeApply, bid);
  await trial.prepare.decide({ kind: 'blockTrade', id }, 'pass');
  const { positionId } = await trial.ask(blockTradeApplicationDetail, { id });
  if (!positionId) throw new NotTried('the bid did not become a position');
  return { id: positionId };
};

const ownSymbol = async ({ trial, good }: Before<RequestOf<typeof closePosition>>) => {
  const { items } = await trial.ask(positionList, { source: 'competition', group: 'inProgress' });
  return { trial, good: { symbol: items.find(({ id }) => id === good.id)?.symbol ?? '' } };
};

export const tradeRefusals = [
  refusals(openPosition, {
    before: [...orders, ...limits, ...conditions],
    stranger: [withoutMoney],
    late: { '20:00': [['an order in the evening', 'nonTradingHours', {}]] },
  }),
  refusals(previewOrder, { before: [...orders, ...limits, ...conditions] }),
  refusals(amendOrder, {
    before: [
      ['half a lot', 'parameterError', { lots: '0.5' }],
      ['an order at the market', 'parameterError', { limitPrice: null }],
      ['a term that is over', 'orderTermInvalid', { validUntil: '2001-01-04' }],
      [
        'a price above the limit of the day',
        'exceedsPriceLimit',
        async (scene) => tooHigh(await symbolOf(scene)),
      ],
      [
        'a stop price that is reached',
        'stopPriceReached',
        async (scene) => reachedStop(await symbolOf(scene)),
      ],
      ['more lots than the balance pays for', 'insufficientBalance', tooManyForFunds],
    ],
  }),
  refusals(cancelAllOrders, { after: [['with nothing that waits', 'orderNotPending', {}]] }),
  refusals(cancelOrder, { after: [['a second cancellation', 'orderNotPending', {}]] }),
  refusals(addMargin, {
    before: [
      ['no margin', 'parameterError', { amount: '0' }],
      ['a fraction of a yen as margin', 'parameterError', { amount: '0.5' }],
      ['a negative margin', 'parameterError', { amount: '-1' }],
      ['more margin than the balance', 'insufficientBalance', { amount: '999999999999' }],
    ],
    after: [
      [
        'margin for a closed position',
        'notInPosition',
        async ({ trial }) => {
          const request = { source: 'competition', group: 'terminated', page: 1 } as const;
          const [closed] = (await trial.ask(positionList, request)).items;
          if (!closed) throw new NotTried('no position was closed');
          return { id: closed.id };
        },
      ],
    ],
  }),
  refusals(closePosition, {
    before: [
      ['half a lot', 'parameterError', { lots: '0.5' }],
      ['no lot', 'parameterError', { lots: '0' }],
      ['more lots than are held', 'parameterError', { lots: '1000' }],
      ['a limit order without a limit', 'parameterError', { priceType: 'limit', limitPrice: null }],
      [
        'a price above the limit of the day',
        'exceedsPriceLimit',
        async (scene) => tooHigh(await ownSymbol(scene)),
      ],
      ['a closing in the first minute', 'sellAfterFifteenMinutes', opened],
      [
        'a closing after five minutes',
        'sellableAfterMinutes',
        async (scene) => {
          const position = await opened(scene);
          await scene.trial.advance(5);
          return position;
        },
      ],
    ],
    stranger: [
      [
        'a block on the day of its purchase',
        'notSellableSameDay',
        (scene) => lockedBlock(scene, 'nextTradingDay'),
      ],
      ['a block that is locked for days', 'notSellableForDays', (scene) => lockedBlock(scene, 'days')],
    ],
    after: [['a second closing', 'notInPosition', {}]],
    late: {
      '20:00': [
        [
          'a closing in the evening',
          'nonTradingHours',
          async (scene) => ({ id: (await heldPosition(scene)).id }),
        ],
      ],
    },
  }),
  refusals(cancelClosing, { after: [['a second cancellation', 'orderNotPending', {}]] }),
  refusals(applyDayTrade, {
    before: [...orders, ['a price beyond the limits of the day', 'exceedsPriceLimit', { limitPrice: '1' }]],
    stranger: [withoutMoney],
    after: [['a second reservation of the stock', 'duplicateAppointment', {}]],
    late: { '20:00': [['a reservation in the evening', 'nonTradingHours', {}]] },
  }),
  refusals(cancelDayTrade, { after: [['a second cancellation', 'orderNotPending', {}]] }),
];
