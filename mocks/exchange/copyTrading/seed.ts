import type { Exchange } from '../exchange';
import type { Member, PositionRecord } from '../world';
import { followCopyTrade } from './followCopyTrade';
import { openOrderOf } from './followOrders';
import type { CopyTradeProduct } from './product';
import { products } from './products';
import type { CopyTradeRecord } from './records';
import { isRecruiting } from './recruiting';

/** Products that are recruiting now, or those that are not. */
export function recruitingProducts({ market, now }: Exchange, recruiting = true): CopyTradeProduct[] {
  return products.filter((product) => isRecruiting(market, product, now) === recruiting);
}

/** Follows every mentor who is recruiting now, each with the minimum investment or a multiple of it. */
export function followAll(exchange: Exchange, member: Member, times = 1): CopyTradeRecord[] {
  return recruitingProducts(exchange).map(({ id, minimumInvestment }) =>
    followCopyTrade(exchange, member, { productId: id, amount: String(minimumInvestment * times) }),
  );
}

/** The first of some copy trades that has an open order. */
export function findWithOpenOrder(
  { world }: Exchange,
  records: CopyTradeRecord[],
): { record: CopyTradeRecord; order: PositionRecord } {
  for (const record of records) {
    const order = openOrderOf(world, record);
    if (order) return { record, order };
  }
  throw new Error('no mentor trades today');
}
