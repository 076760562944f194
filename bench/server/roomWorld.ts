import { creditFunds } from '../../mocks/exchange/account/creditFunds';
import type { Exchange } from '../../mocks/exchange/exchange';
import { brokerInviteCode, register } from '../../mocks/exchange/login/register';
import { openSession } from '../../mocks/exchange/login/sessions';
import { openExchange } from '../../mocks/exchange/openExchange';
import type { World } from '../../mocks/exchange/world';
import { demoWorld } from '../../mocks/scenarios/demoWorld';

/** Enough for every order of a run. */
const funds = '1000000000000';

export interface Room {
  world: World;
  /** Headers of a session of each member. */
  sessions: { account: string; token: string }[];
  /** Symbols of stocks that can be traded. */
  symbols: string[];
}

/** A demonstration with many members who are signed in and have funds. */
export function roomWorld(members: number, machineNow: number): Room {
  const world = demoWorld(machineNow);
  const exchange = openExchange(world, machineNow);
  const sessions = Array.from({ length: members }, (_, number) =>
    enter(exchange, String(9_000_000_000 + number)),
  );
  const traded = exchange.market.coreListings.filter(({ suspended }) => !suspended);
  return { world, sessions, symbols: traded.map(({ symbol }) => symbol) };
}

function enter(exchange: Exchange, account: string) {
  const member = register(exchange, { account, password: 'abcd1234', inviteCode: brokerInviteCode });
  creditFunds(exchange, member, funds);
  const token = `token-${account}`;
  openSession(exchange, member, token);
  return { account, token };
}
