import { requestResult } from '../../src/api/contract/common';
import {
  applyDayTrade,
  cancelDayTrade,
  dayTradeDetail,
  dayTradeList,
} from '../../src/api/contract/dayTrading';
import { results } from '../../src/api/contract/results';
import { stockDetail, stockList } from '../../src/api/contract/stocks';
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
} from '../../src/api/contract/trade';
import { exchangeDate } from '../../src/domain/market/tradingSession';
import { specifiedLimits } from '../../src/domain/specifiedLimits';
import { clientRequestId, first, sample } from './sample';
import type { Trial } from './trial';

const { sellLockMinutes } = specifiedLimits;

/** A stock whose lot the member can afford, and which the member has not reserved for a day trade. */
const affordable = async ({ ask }: Trial) => {
  const reserved = new Set<string>();
  for (const status of ['applied', 'trading', 'closed'] as const)
    for (const { symbol } of (await ask(dayTradeList, { status, page: 1 })).items) reserved.add(symbol);
  const { items } = await ask(stockList, {
    sort: 'latestPrice',
    direction: 'ascending',
    offset: 200,
    limit: 20,
  });
  for (const { symbol } of items) {
    const { suspended, limitDown, limitUp } = await ask(stockDetail, { symbol });
    if (!suspended && !reserved.has(symbol)) return { symbol, limitDown, limitUp };
  }
  throw new Error('no stock can be traded');
};

/** A market order. */
const order = async (trial: Trial) =>
  ({
    symbol: (await affordable(trial)).symbol,
    side: 'long',
    priceType: 'market',
    leverage: 2,
    lots: '1',
  }) as const;

const dayTrade = async (trial: Trial) => {
  const { symbol, limitDown } = await affordable(trial);
  return { limitDown, request: { symbol, side: 'long', leverage: 2, lots: '1' } as const };
};

const positionsIn = ({ ask }: Trial, group: 'inProgress' | 'placing') =>
  ask(positionList, { source: 'competition', group });

/** A position that can be sold; if there is none, the first that can be, later. */
const sellable = async (trial: Trial) => {
  const find = async () =>
    (await positionsIn(trial, 'inProgress')).items.find(
      ({ status, sellableAt }) => status === 'holding' && (sellableAt ?? 0) <= trial.now(),
    );
  const found = await find();
  if (found) return found;
  await trial.ask(openPosition, { clientRequestId: trial.newId(), ...(await order(trial)) });
  await trial.advance(sellLockMinutes + 1);
  return first([await find()].filter((one) => one !== undefined));
};

/** A position that is held, if possible one that can be sold; if there is none, a new one. */
const held = async (trial: Trial) => {
  const holding = (await positionsIn(trial, 'inProgress')).items.filter(({ status }) => status === 'holding');
  const found = holding.find(({ sellableAt }) => (sellableAt ?? 0) <= trial.now()) ?? holding[0];
  return found ?? trial.ask(openPosition, { clientRequestId: trial.newId(), ...(await order(trial)) });
};

/** An order that waits; if there is none, one at the lowest price of the day. */
const pending = async (trial: Trial) => {
  const { items } = await positionsIn(trial, 'placing');
  const found = items.find(({ status }) => status === 'pendingOrder');
  if (found) return found;
  const { symbol, limitDown: limitPrice } = await affordable(trial);
  const limit = { symbol, side: 'long', priceType: 'limit', limitPrice, leverage: 2, lots: '1' } as const;
  return trial.ask(openPosition, { clientRequestId: trial.newId(), ...limit });
};

/** A day trade that stays reserved: at the lowest price of the day, because another one opens after a minute. */
const reserved = async (trial: Trial) => {
  const { limitDown: limitPrice, request } = await dayTrade(trial);
  return (await trial.ask(applyDayTrade, { clientRequestId: trial.newId(), ...request, limitPrice })).id;
};

/** Samples about orders, positions and day trades. */
export const tradeSamples = [
  sample(requestResult, async (trial) => {
    const id = trial.newId();
    await trial.ask(openPosition, { clientRequestId: id, ...(await order(trial)) });
    return { id };
  }),
  sample(openPosition, async (trial) => ({ clientRequestId, ...(await order(trial)) })),
  sample(previewOrder, order),
  sample(positionList, async (trial) => {
    await held(trial);
    return { source: 'competition', group: 'inProgress' };
  }),
  sample(positionDetail, async (trial) => ({ id: (await held(trial)).id })),
  sample(cancelOrder, async (trial) => ({ clientRequestId, id: (await pending(trial)).id })),
  sample(amendOrder, async (trial) => {
    const { id, limitPrice, orderedAt, lots } = await pending(trial);
    const validUntil = exchangeDate(orderedAt);
    return { clientRequestId, id, limitPrice, lots: String(lots), validUntil };
  }),
  sample(cancelAllOrders, async (trial) => {
    await pending(trial);
    return { clientRequestId };
  }),
  sample(addMargin, async (trial) => ({ clientRequestId, id: (await held(trial)).id, amount: '50000' })),
  sample(closePosition, async (trial) => ({
    clientRequestId,
    id: (await sellable(trial)).id,
    priceType: 'market',
  })),
  sample(results, async (trial) => {
    const { id } = await sellable(trial);
    await trial.ask(closePosition, { clientRequestId: trial.newId(), id, priceType: 'market' });
    const today = exchangeDate(trial.now());
    return { page: 1, from: today, to: today };
  }),
  sample(cancelClosing, async (trial) => {
    const { id, side, symbol } = await sellable(trial);
    const { limitUp, limitDown } = await trial.ask(stockDetail, { symbol });
    const limitPrice = side === 'long' ? limitUp : limitDown;
    const closing = { id, priceType: 'limit', limitPrice } as const;
    await trial.ask(closePosition, { clientRequestId: trial.newId(), ...closing });
    return { clientRequestId, id };
  }),
  sample(applyDayTrade, async (trial) => ({ clientRequestId, ...(await dayTrade(trial)).request })),
  sample(cancelDayTrade, async (trial) => ({ clientRequestId, id: await reserved(trial) })),
  sample(dayTradeList, async (trial) => {
    await reserved(trial);
    return { status: 'applied', page: 1 };
  }),
  sample(dayTradeDetail, async (trial) => ({ id: await reserved(trial) })),
];
