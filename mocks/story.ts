import type { HttpHandler } from 'msw';
import type { Exchange } from './exchange/exchange';
import { lookup } from './exchange/lookup';
import { openSession } from './exchange/members/sessions';
import { memoryStore } from './exchange/memoryStore';
import { markRead } from './exchange/notices/markRead';
import { unreadNotices } from './exchange/notices/notices';
import { openExchange } from './exchange/openExchange';
import { setEntry } from './exchange/setEntry';
import type { ExchangeStore } from './exchange/store';
import type { Member } from './exchange/world';
import { type Fault, withFaults } from './faults';
import { handlers } from './handlers/handlers';
import { type ScenarioName, scenario } from './scenarios/scenarios';

export interface StoryExchange {
  handlers: HttpHandler[];
  /** The member's session; null where nobody is signed in. */
  session: { token: string; account: string } | null;
  /** To look into the exchange from a play function, or to act on it. */
  store: ExchangeStore;
}

interface StoryWorld {
  scenario: ScenarioName;
  /** When, epoch ms, where it is not the scenario's own moment; not before it. */
  now?: number | undefined;
  faults?: readonly Fault[];
  /** What is to be read before trading is still unread. */
  unread?: boolean;
}

/** Stories of this page so far. */
let stories = 0;

/** A session that no other story's exchange knows: what a former screen sends as it goes must not reach this one. */
function openOwnSession(exchange: Exchange, member: Member): string {
  const { sessions } = exchange.world;
  const usual = openSession(exchange, member);
  const token = `${usual}-${stories++}`;
  const session = lookup(sessions, usual);
  delete sessions[usual];
  if (session) setEntry(sessions, token, session);
  return token;
}

/**
 * A fresh exchange for one story: a scenario at its frozen clock, and the faults that it shall show. Its member has read
 * what is to be read before trading, unless the story is about that.
 */
export function storyHandlers(story: StoryWorld): StoryExchange {
  const { account, now: usual, build } = scenario(story.scenario);
  const { now = usual } = story;
  const world = build();
  const exchange = openExchange(world, now);
  const member = account === null ? undefined : lookup(exchange.world.members, account);
  const session = member ? { account: member.account, token: openOwnSession(exchange, member) } : null;
  if (member && !story.unread) {
    for (const { id, mustRead } of unreadNotices(exchange, member))
      if (mustRead) markRead(exchange, member, id);
  }
  const store = memoryStore({ begin: () => structuredClone(world), clock: () => now });
  return { handlers: withFaults(story.faults ?? [], handlers(store)), session, store };
}
