import { creditFunds } from '../exchange/account/creditFunds';
import { demoMember } from '../exchange/demoMember';
import { brokerInviteCode, register } from '../exchange/login/register';
import { openExchange } from '../exchange/openExchange';
import { newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { fillWatchlist } from './demoWorld';
import { tenders } from './tenders';
import { runTimedActions } from './timedActions';
import { valueStocks } from './valueStocks';
import { whaleEvents } from './whaleEvents';
import { whaleHistory } from './whaleHistory';
import { whalePositions } from './whalePositions';

/** Time of registration. */
const since = { date: '2025-01-07', time: '09:00' };
const funds = '4000000000';

/**
 * A rich member with years of activity: hundreds of positions and orders, thousands of fund records, and applications,
 * investments, loans and transfers in every state. Building it takes a moment.
 */
export function whaleWorld(): World {
  const begun = at(since.date, since.time);
  const world = newWorld(seed, begun);
  const first = openExchange(world, begun);
  const member = register(first, { ...demoMember, inviteCode: brokerInviteCode });
  creditFunds(first, member, funds);
  fillWatchlist(first, member);
  runTimedActions(world, [
    ...whaleHistory(member, first.market, begun),
    ...whaleEvents(member),
    ...tenders(member),
    ...valueStocks(member),
    ...whalePositions(member),
  ]);
  openExchange(world, storyNow);
  return world;
}
