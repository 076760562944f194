import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { addPosition } from './addPosition';
import { recordEvent } from './recordEvent';

type Grant = Pick<
  PositionRecord,
  'account' | 'symbol' | 'source' | 'side' | 'shares' | 'leverage' | 'originalMargin' | 'purchaseFee' | 'lock'
> & { price: string };

/**
 * A position that comes about otherwise than by an order of its member: a new issue that is listed, a block trade that
 * passed, what a mentor buys. It is held from `exchange.now` on. Who grants it moves the money: `originalMargin` into
 * the member's pocket `positionMargin`, and the fee.
 */
export function grantPosition(exchange: Exchange, { account, price, ...grant }: Grant): PositionRecord {
  const position = addPosition(exchange, account, { ...grant, priceType: 'market', limitPrice: null });
  Object.assign(position, {
    ...grant,
    status: 'holding',
    buyTime: exchange.now,
    buyPrice: price,
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'filled', at: exchange.now, price, shares: grant.shares });
  return position;
}
