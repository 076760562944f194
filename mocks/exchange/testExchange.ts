import { at, seed } from '../scenarios/clock';
import { fundedMember } from '../scenarios/demoWorld';
import type { Exchange } from './exchange';
import type { Listing } from './market/listings';
import { openExchange } from './openExchange';
import { type Member, newWorld, type World } from './world';

/** An exchange to test on: one funded member, and the clock in the test's hand. */
export interface TestExchange {
  world: World;
  member: Member;
  /** The exchange at a later moment. Times are of Friday 2026-11-20 unless a date is given. */
  open: (time: string, date?: string) => Exchange;
}

const friday = '2026-11-20';

/** A stage on which the curtain rises on a Friday at nine. */
export function testExchange(funds = '10000000'): TestExchange {
  const world = newWorld(seed, at(friday, '09:00'));
  const open = (time: string, date = friday) => openExchange(world, at(date, time));
  return { world, member: fundedMember(open('09:00'), funds), open };
}

/** A stock that can be traded, of which a lot costs less than two million yen. */
export function tradedListing({ market }: Exchange, index = 0): Listing {
  const affordable = market.coreListings.filter(({ basePrice, suspended }) => !suspended && basePrice < 2000);
  const listing = affordable[index % affordable.length];
  if (!listing) throw new Error('the market is empty');
  return listing;
}
