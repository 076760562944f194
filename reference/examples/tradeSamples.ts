import { storyNow } from '../../mocks/scenarios/clock';
import {
  applyDayTrade,
  cancelDayTrade,
  dayTradeDetail,
  dayTradeList,
} from '../../src/api/contract/dayTrading';
import { stockDetail, stockList } from '../../src/api/contract/stocks';
import {
  addMargin,
  cancelClosing,
  cancelOrder,
  closePosition,
  openPosition,
  positionDetail,
  positionList,
  previewOrder,
} from '../../src/api/contract/trade';
import { clientRequestId, first, otherRequestId, sample } from './sample';
import type { Trial } from './trial';

/** A stock whose lot the member can afford. */
export const affordable = async ({ ask }: Trial) => {
  const { items } = await ask(stockList, {
    sort: 'latestPrice',
    direction: 'ascending',
    offset: 200,
    limit: 1,
  });
  return first(items);
};

const order = async (trial: Trial) =>
  ({
    symbol: (await affordable(trial)).symbol,
    side: 'long',
    priceType: 'market',
    leverage: 2,
    lots: '1',
  }) as const;

const dayTrade = async (trial: Trial) =>
  ({ symbol: (await affordable(trial)).symbol, side: 'long', leverage: 2, lots: '1' }) as const;

const positionsIn = ({ ask }: Trial, group: 'inProgress' | 'placing') =>
  ask(positionList, { source: 'competition', group });

/** A position that can be sold. */
const sellable = async (trial: Trial) => {
  const { items } = await positionsIn(trial, 'inProgress');
  return first(
    items.filter(({ status, sellableAt }) => status === 'holding' && (sellableAt ?? 0) <= storyNow),
  );
};

const reserved = async (trial: Trial) =>
  (await trial.ask(applyDayTrade, { clientRequestId: otherRequestId, ...(await dayTrade(trial)) })).id;

/** Samples about orders, positions and day trades. */
export const tradeSamples = [
  sample(openPosition, async (trial) => ({ clientRequestId, ...(await order(trial)) })),
  sample(previewOrder, order),
  sample(positionList, () => ({ source: 'competition', group: 'inProgress' })),
  sample(positionDetail, async (trial) => ({ id: (await sellable(trial)).id })),
  sample(cancelOrder, async (trial) => ({
    clientRequestId,
    id: first((await positionsIn(trial, 'placing')).items.filter(({ status }) => status === 'pendingOrder'))
      .id,
  })),
  sample(addMargin, async (trial) => ({ clientRequestId, id: (await sellable(trial)).id, amount: '50000' })),
  sample(closePosition, async (trial) => ({
    clientRequestId,
    id: (await sellable(trial)).id,
    priceType: 'market',
  })),
  sample(cancelClosing, async (trial) => {
    const { id, side, symbol } = await sellable(trial);
    const { limitUp, limitDown } = await trial.ask(stockDetail, { symbol });
    const limitPrice = side === 'long' ? limitUp : limitDown;
    const closing = { id, priceType: 'limit', limitPrice } as const;
    await trial.ask(closePosition, { clientRequestId: otherRequestId, ...closing });
    return { clientRequestId, id };
  }),
  sample(applyDayTrade, async (trial) => ({ clientRequestId, ...(await dayTrade(trial)) })),
  sample(cancelDayTrade, async (trial) => ({ clientRequestId, id: await reserved(trial) })),
  sample(dayTradeList, async (trial) => {
    await reserved(trial);
    return { status: 'applied', page: 1 };
  }),
  sample(dayTradeDetail, async (trial) => ({ id: await reserved(trial) })),
];
