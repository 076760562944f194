import { add } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import type { Reason } from '../ledger';
import type { Member } from '../world';

/** Movements that don't go from one pocket of a member to another: income of a lock-up, a mentor's fee. */
const results: ReadonlySet<Reason> = new Set(['lockUpIncome', 'copyTradeEnded']);

/** What products that ended have brought a member, or taken, beside the results of their positions. In yen. */
export function productProfit({ world }: Exchange, { account }: Member): string {
  const lines = world.ledger.entries
    .filter(({ reason }) => results.has(reason))
    .flatMap((entry) => entry.lines.filter((line) => line.account.startsWith(`${account}:`)));
  return add(...lines.map(({ amount }) => amount));
}
