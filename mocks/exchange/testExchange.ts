import { at, seed } from '../scenarios/clock';
import { fundedMember } from '../scenarios/demoWorld';
import type { Exchange } from './exchange';
import type { Listing } from './market/listings';
import { openExchange } from './openExchange';
import { type Member, newWorld, type World } from './world';

/** An exchange for tests: one funded member, and the test sets the clock. */
export interface TestExchange {
  world: World;
  member: Member;
  /** Opens the exchange at a later time. Times are on Friday 2026-11-20 unless a date is given. */
  open: (time: string, date?: string) => Exchange;
}

const friday = '2026-11-20';

/** Creates a test exchange that starts on Friday at 09:00. */
export function testExchange(funds = '10000000'): TestExchange {
  const world = newWorld(seed, at(friday, '09:00'));
  const open = (time: string, date = friday) => {
    const exchange = openExchange(world, at(date, time));
    // An earlier time is not a clock that was put right.
    world.clockOffset = 0;
    return exchange;
  };
  return { world, member: fundedMember(open('09:00'), funds), open };
}

/** A tradable stock whose lot costs less than two million yen. */
export function tradedListing({ market }: Exchange, index = 0): Listing {
  const affordable = market.coreListings.filter(({ basePrice, suspended }) => !suspended && basePrice < 2000);
  const listing = affordable[index % affordable.length];
  if (!listing) throw new Error('the market is empty');
  return listing;
}
