import { add } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import type { PostingReason } from '../ledger';
import type { Member } from '../world';

/** Ledger reasons that change a member's total: income of a lock-up, fee of a mentor. */
const results: ReadonlySet<PostingReason> = new Set(['lockUpIncome', 'copyTradeEnded']);

/** Profit or loss of ended products, without the results of their positions. In yen. */
export function productProfit({ world }: Exchange, { account }: Member): string {
  const lines = world.ledger.entries
    .filter(({ reason }) => results.has(reason))
    .flatMap((entry) => entry.lines.filter((line) => line.account.startsWith(`${account}:`)));
  return add(...lines.map(({ amount }) => amount));
}
