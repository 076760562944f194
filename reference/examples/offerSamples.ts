import {
  blockTradeApplicationDetail,
  blockTradeApplications,
  blockTradeApply,
  blockTradeList,
} from '../../src/api/contract/blockTrade';
import {
  buybackApplicationDetail,
  buybackApplications,
  buybackApply,
  buybackCancel,
  buybackList,
} from '../../src/api/contract/buyback';
import { openPosition } from '../../src/api/contract/trade';
import {
  valueStockApply,
  valueStockCancel,
  valueStockList,
  valueStockOrder,
  valueStockOrders,
} from '../../src/api/contract/valueStock';
import { cheapest, clientRequestId, sample } from './sample';
import type { Trial } from './trial';

const firstPage = { page: 1 };

const bid = async (trial: Trial) => {
  await trial.prepare.funds();
  const offers = (await trial.ask(blockTradeList, {})).filter((one) => one.applicationsLeft > 0);
  const {
    id: offerId,
    marketPrice: price,
    minShares,
  } = cheapest(offers, (one) => Number(one.marketPrice) * one.minShares);
  return { offerId, price, lots: String(minShares / 1000) };
};
/** An application; if there is none, a new one, because a day has few. */
const placedBid = async (trial: Trial) => {
  const [present] = (await trial.ask(blockTradeApplications, firstPage)).items;
  if (present) return present.id;
  return (await trial.ask(blockTradeApply, { clientRequestId: trial.newId(), ...(await bid(trial)) })).id;
};

const valueStockRequest = async (trial: Trial) => {
  await trial.prepare.funds();
  const { offers, applicationsPerStock } = await trial.ask(valueStockList, {});
  const free = offers.filter(({ applicationsUsed }) => applicationsUsed < applicationsPerStock);
  const { id: offerId, minLots } = cheapest(free, (one) => Number(one.price) * one.minLots);
  return { offerId, lots: String(minLots) };
};
const placedValueStockOrder = async (trial: Trial) =>
  (await trial.ask(valueStockApply, { clientRequestId: trial.newId(), ...(await valueStockRequest(trial)) }))
    .id;

/** A position in a stock with a buyback offer, held long enough. */
const tender = async (trial: Trial) => {
  await trial.prepare.funds();
  const offers = await trial.ask(buybackList, {});
  const { id: offerId, symbol, minLots } = cheapest(offers, (one) => Number(one.price) * one.minLots);
  const lots = String(minLots);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 1, lots } as const;
  const { id: positionId } = await trial.ask(openPosition, { clientRequestId: trial.newId(), ...order });
  await trial.advance(20);
  return { offerId, positionId, lots };
};
const tendered = async (trial: Trial) =>
  (await trial.ask(buybackApply, { clientRequestId: trial.newId(), ...(await tender(trial)) })).id;

/** Samples about block trades, value stocks and buybacks. */
export const offerSamples = [
  sample(blockTradeApply, async (trial) => ({ clientRequestId, ...(await bid(trial)) })),
  sample(blockTradeApplications, async (trial) => {
    await placedBid(trial);
    return firstPage;
  }),
  sample(blockTradeApplicationDetail, async (trial) => ({ id: await placedBid(trial) })),
  sample(valueStockApply, async (trial) => ({ clientRequestId, ...(await valueStockRequest(trial)) })),
  sample(valueStockCancel, async (trial) => ({ clientRequestId, id: await placedValueStockOrder(trial) })),
  sample(valueStockOrders, async (trial) => {
    await placedValueStockOrder(trial);
    return firstPage;
  }),
  sample(valueStockOrder, async (trial) => ({ id: await placedValueStockOrder(trial) })),
  sample(buybackApply, async (trial) => ({ clientRequestId, ...(await tender(trial)) })),
  sample(buybackCancel, async (trial) => ({ clientRequestId, id: await tendered(trial) })),
  sample(buybackApplications, async (trial) => {
    await tendered(trial);
    return firstPage;
  }),
  sample(buybackApplicationDetail, async (trial) => ({ id: await tendered(trial) })),
];
