import type { HttpHandler } from 'msw';
import { openSession } from './exchange/members/sessions';
import { memoryStore } from './exchange/memoryStore';
import { openExchange } from './exchange/openExchange';
import type { ExchangeStore } from './exchange/store';
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

/** A fresh exchange for one story: a scenario at its frozen clock, and the faults that it shall show. */
export function storyHandlers(story: { scenario: ScenarioName; faults?: readonly Fault[] }): StoryExchange {
  const { account, now, build } = scenario(story.scenario);
  const world = build();
  const exchange = openExchange(world, now);
  const member = account === null ? undefined : exchange.world.members[account];
  const session = member ? { account: member.account, token: openSession(exchange, member) } : null;
  const store = memoryStore({ begin: () => structuredClone(world), clock: () => now });
  return { handlers: withFaults(story.faults ?? [], handlers(store)), session, store };
}
