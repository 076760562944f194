import type { Exchange } from '../exchange';
import { newNumbers } from '../numbers';
import { setEntry } from '../setEntry';
import type { Conditions, Exit, PositionRecord } from '../world';

type Order = Pick<PositionRecord, 'symbol' | 'side' | 'priceType' | 'limitPrice' | 'shares' | 'leverage'> & {
  conditions?: Conditions;
  exit?: Exit | null;
};

/** Adds a pending order record; no money moves. */
export function addPosition(exchange: Exchange, account: string, order: Order): PositionRecord {
  const { symbol, side, priceType, limitPrice, shares, leverage } = order;
  const { conditions = null, exit = null } = order;
  const price = priceType === 'limit' ? limitPrice : (conditions?.stopPrice ?? null);
  const position: PositionRecord = {
    ...newNumbers(exchange, 'P'),
    account,
    symbol,
    side,
    priceType,
    limitPrice,
    shares,
    leverage,
    source: 'competition',
    status: 'pendingOrder',
    orderedAt: exchange.now,
    buyTime: null,
    buyPrice: null,
    originalMargin: '0',
    addedMargin: '0',
    purchaseFee: '0',
    reserved: '0',
    opening: conditions,
    exit,
    closeLimitPrice: null,
    closing: null,
    closeShares: null,
    sellTime: null,
    sellPrice: null,
    sellingFee: null,
    stampDuty: null,
    liquidationFee: null,
    realisedProfit: null,
    lossBorne: null,
    closedBy: null,
    cancelledAt: null,
    cancelledBy: null,
    lock: { kind: 'minutes' },
    closesAt: null,
    splitFrom: null,
    history: [{ kind: 'ordered', at: exchange.now, shares, ...(price !== null && { price }) }],
  };
  setEntry(exchange.world.positions, position.id, position);
  return position;
}
