import { creditFunds } from '../exchange/account/creditFunds';
import { demoStart } from '../exchange/clock';
import { demoMember } from '../exchange/demoMember';
import type { Exchange } from '../exchange/exchange';
import { brokerInviteCode, register } from '../exchange/login/register';
import { openExchange } from '../exchange/openExchange';
import { addToWatchlist } from '../exchange/watchlist/watchlist';
import { type Member, newWorld, type World } from '../exchange/world';
import { seed as storySeed } from './clock';

/** Initial funds of the members of scenarios, in yen. */
const startingFunds = '10000000';

/** Initial world of `npm start`: the demo member, ten million yen and a watchlist, on a morning with an open market. */
export function demoWorld(machineNow: number, seed = storySeed): World {
  const now = demoStart(machineNow);
  const world = newWorld(seed, now, now - machineNow);
  const exchange = openExchange(world, machineNow);
  fillWatchlist(exchange, fundedMember(exchange));
  return world;
}

/** Registers the demo member. */
export function registerDemoMember(exchange: Exchange): Member {
  return register(exchange, { ...demoMember, inviteCode: brokerInviteCode });
}

/** Registers the demo member and deposits funds. */
export function fundedMember(exchange: Exchange, funds = startingFunds): Member {
  const member = registerDemoMember(exchange);
  creditFunds(exchange, member, funds);
  return member;
}

/** Adds every twelfth stock to the watchlist. */
export function fillWatchlist(exchange: Exchange, member: Member): void {
  const starred = exchange.market.coreListings.filter(
    ({ suspended }, index) => !suspended && index % 12 === 3,
  );
  for (const { exchange: code, symbol } of starred) addToWatchlist(exchange, member, code, symbol);
}
