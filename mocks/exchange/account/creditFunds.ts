import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import type { Member } from '../world';

/** Credits initial money of a scenario, in yen. Regular deposits are in `transfers/deposits.ts`. */
export function creditFunds({ world, now }: Exchange, { account }: Member, amount: string): void {
  const lines = transfer('house:external', pocketOf(account, 'available'), amount);
  post(world.ledger, { at: now, reason: 'deposit', record: null, lines });
}
