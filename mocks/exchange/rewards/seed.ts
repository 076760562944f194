import { openExchange } from '../openExchange';
import type { Member, World } from '../world';
import { signInToday } from './signIn';

const day = 86_400_000;

/** Signs in on consecutive days, starting at a time (epoch ms), for scenarios, stories and tests. */
export function signInDaily(world: World, member: Member, first: number, days: number): void {
  for (let count = 0; count < days; count += 1) signInToday(openExchange(world, first + count * day), member);
}
