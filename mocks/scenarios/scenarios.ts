import type { Restriction } from '../../src/domain/vocabulary';
import { demoMember } from '../exchange/demoMember';
import { openExchange } from '../exchange/openExchange';
import { newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { fundedMember, newcomer, starSome } from './demoWorld';
import { traderWorld } from './traderWorld';

/** A named world at a frozen moment. All of it has come about by what members did. */
export interface Scenario {
  name: string;
  /** Who is signed in; null when nobody is. */
  account: string | null;
  /** Epoch ms. */
  now: number;
  build: () => World;
}

const { account } = demoMember;

const catalogue = {
  /** Ten million yen and nothing done with it: what the demo begins with. */
  demo: { account, now: storyNow, build: beginnerWorld() },
  /** Just registered, without a yen. */
  newcomer: { account, now: storyNow, build: newcomerWorld },
  /** Positions and orders in every state. */
  trader: { account, now: storyNow, build: traderWorld },
  /** Too little for most orders. */
  lowBalance: { account, now: storyNow, build: beginnerWorld({ funds: '50000.25' }) },
  frozen: { account, now: storyNow, build: restricted('frozen') },
  tradeBanned: { account, now: storyNow, build: restricted('tradeBanned') },
  loginBanned: { account: null, now: storyNow, build: beginnerWorld({ restriction: 'loginBanned' }) },
  disabled: { account: null, now: storyNow, build: beginnerWorld({ restriction: 'disabled' }) },
  /** Between the sessions. */
  lunch: { account, now: at('2026-11-20', '12:00'), build: traderWorld },
  /** In the evening. */
  marketClosed: { account, now: at('2026-11-20', '20:00'), build: traderWorld },
  /** 勤労感謝の日, a Monday. */
  holiday: { account, now: at('2026-11-23', '10:15'), build: traderWorld },
} satisfies Record<string, Omit<Scenario, 'name'>>;

export type ScenarioName = keyof typeof catalogue;
export const scenarioNames = Object.keys(catalogue) as ScenarioName[];

/** The scenario with this name. */
export function scenario(name: ScenarioName): Scenario {
  return { name, ...catalogue[name] };
}

function newcomerWorld(): World {
  const world = newWorld(seed, storyNow);
  newcomer(openExchange(world, storyNow));
  return world;
}

function beginnerWorld({
  funds,
  restriction,
}: {
  funds?: string;
  restriction?: Restriction;
} = {}): () => World {
  return () => {
    const world = newWorld(seed, storyNow);
    const exchange = openExchange(world, storyNow);
    const member = fundedMember(exchange, funds);
    starSome(exchange, member);
    if (restriction) member.restrictions.push(restriction);
    return world;
  };
}

function restricted(restriction: Restriction): () => World {
  return () => {
    const world = traderWorld();
    for (const member of Object.values(world.members)) member.restrictions.push(restriction);
    return world;
  };
}
