import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { addPosition } from './addPosition';
import { recordEvent } from './recordEvent';

type Grant = Pick<
  PositionRecord,
  'account' | 'symbol' | 'source' | 'side' | 'shares' | 'leverage' | 'originalMargin' | 'purchaseFee' | 'lock'
> & { price: string };

/**
 * Creates a position without an order of its member: a listed new issue, a passed block trade, a mentor's trade. It is
 * held from `exchange.now`. The caller moves the money: `originalMargin` into the member's pocket `positionMargin`, and
 * the fee.
 */
export function grantPosition(exchange: Exchange, { account, price, ...grant }: Grant): PositionRecord {
  const position = addPosition(exchange, account, { ...grant, priceType: null, limitPrice: null });
  Object.assign(position, {
    ...grant,
    status: 'holding',
    buyTime: exchange.now,
    buyPrice: price,
    // Nothing was ordered on the market.
    history: [],
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'filled', at: exchange.now, price, shares: grant.shares });
  return position;
}
