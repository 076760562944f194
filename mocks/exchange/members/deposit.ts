import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import type { Member } from '../world';

/** Money that was simply there, in yen: for what a scenario begins with. Members pay in by `transfers/deposits.ts`. */
export function deposit({ world, now }: Exchange, { account }: Member, amount: string): void {
  const lines = transfer('house:external', pocketOf(account, 'available'), amount);
  post(world.ledger, { at: now, reason: 'deposit', record: null, lines });
}
