import type { HttpHandler } from 'msw';
import type { Exchange } from './exchange/exchange';
import { randomToken } from './exchange/login/randomToken';
import { openSession } from './exchange/login/sessions';
import { lookup } from './exchange/lookup';
import { copiedStores, keptStores } from './exchange/memoryStores';
import { markRead } from './exchange/notices/markRead';
import { unreadNotices } from './exchange/notices/notices';
import { openExchange } from './exchange/openExchange';
import type { ExchangeStore } from './exchange/store';
import type { Member } from './exchange/world';
import { type Fault, withFaults } from './faults';
import { handlers } from './handlers/handlers';
import { type ScenarioName, scenario } from './scenarios/scenarios';

export interface StoryExchange {
  handlers: HttpHandler[];
  /** The member's session; null if nobody is signed in. */
  session: { token: string; account: string } | null;
  /** For play functions: reads the exchange or acts on it. */
  store: ExchangeStore;
}

interface StoryWorld {
  scenario: ScenarioName;
  /** Time of the story, epoch ms; by default the scenario's own time, never before it. */
  now?: number | undefined;
  faults?: readonly Fault[];
  /** Leaves the must-read notices unread. */
  unread?: boolean;
  /**
   * Answers calls without copying the world, which is faster. By default each call gets a copy, so that a test finds
   * handlers that keep a record from one call to the next, or store what is no data.
   */
  withoutCopies?: boolean;
}

/**
 * Signs a member in. The token differs in each story, so this exchange rejects late requests of a previous story's screen.
 */
function signIn(exchange: Exchange, member: Member): { token: string; account: string } {
  const token = randomToken();
  openSession(exchange, member, token);
  return { token, account: member.account };
}

/**
 * A new exchange for one story: a scenario at its fixed time, with the given faults. The member has read the must-read
 * notices unless `unread` is set.
 */
export function storyHandlers(story: StoryWorld): StoryExchange {
  const { account, now: usual, build } = scenario(story.scenario);
  const { now = usual } = story;
  const world = build();
  const exchange = openExchange(world, now);
  const member = account === null ? undefined : lookup(exchange.world.members, account);
  const session = member ? signIn(exchange, member) : null;
  if (member && !story.unread) {
    for (const { id, mustRead } of unreadNotices(exchange, member))
      if (mustRead) markRead(exchange, member, id);
  }
  const open = story.withoutCopies ? keptStores : copiedStores;
  const { forCalls, forOthers } = open({ begin: () => structuredClone(world), clock: () => now });
  return { handlers: withFaults(story.faults ?? [], handlers(forCalls)), session, store: forOthers };
}
