import type { Restriction } from '../../src/domain/vocabulary';
import { demoMember } from '../exchange/demoMember';
import { openExchange } from '../exchange/openExchange';
import { setCreditScore } from '../exchange/rewards/creditScore';
import { newWorld, type World } from '../exchange/world';
import { builtOnce } from './builtOnce';
import { at, seed, storyNow } from './clock';
import { debtorWorld } from './debtorWorld';
import { fillWatchlist, fundedMember, registerDemoMember } from './demoWorld';
import { investorWorld } from './investorWorld';
import { ipoWinnerWorld } from './ipoWinnerWorld';
import { limitUpWorld } from './limitUpWorld';
import { traderWorld } from './traderWorld';
import { underReviewWorld, verifiedWorld } from './verifiedWorld';
import { whaleWorld } from './whaleWorld';

/** A named world at a frozen moment. All of it has come about by what members did. */
export interface Scenario {
  name: string;
  /** Who is signed in; null when nobody is. */
  account: string | null;
  /** Epoch ms. */
  now: number;
  /** Its world: a copy of what was made when it was first asked for. */
  build: () => World;
}

type Entry = Omit<Scenario, 'name'>;

const { account } = demoMember;

const trader = builtOnce(traderWorld);

const catalogue = {
  /** Ten million yen and nothing done with it: what the demo begins with. */
  demo: of(beginnerWorld()),
  /** Just registered, without a yen. */
  newcomer: of(newcomerWorld),
  /** Real-name check and a deposit, both waiting for their review. */
  underReview: of(underReviewWorld),
  /** With real name, cards and fund password, deposits and withdrawals; ready for the next one. */
  verified: of(verifiedWorld),
  /** Positions and orders in every state. */
  trader: { account, now: storyNow, build: trader },
  /** Copy trades, lock-ups, value stocks, share repurchases and currencies. */
  investor: of(investorWorld),
  /** Applications for new issues in every state, one of them to be paid today. */
  ipoWinner: of(ipoWinnerWorld),
  /** A loan that is repaid in part, after one that was overdue. */
  debtor: of(debtorWorld),
  /** Hundreds of positions and orders, thousands of records: nearly two years of everything. */
  whale: of(whaleWorld),
  /** Too little for most orders. */
  lowBalance: of(beginnerWorld({ funds: '50000.25' })),
  /** Ready to withdraw, but for a credit score that customer service has lowered. */
  lowCredit: of(lowCreditWorld),
  frozen: of(restricted(trader, 'frozen')),
  tradeBanned: of(restricted(trader, 'tradeBanned')),
  /** Otherwise ready to withdraw. */
  withdrawBanned: of(restricted(verifiedWorld, 'withdrawBanned')),
  loginBanned: { ...of(beginnerWorld({ restriction: 'loginBanned' })), account: null },
  disabled: { ...of(beginnerWorld({ restriction: 'disabled' })), account: null },
  /** A stock stands at its upper limit; the member holds it long and short. */
  limitUp: of(limitUpWorld),
  /** Between the sessions. */
  lunch: { account, now: at('2026-11-20', '12:00'), build: trader },
  /** In the evening. */
  marketClosed: { account, now: at('2026-11-20', '20:00'), build: trader },
  /** 勤労感謝の日, a Monday. */
  holiday: { account, now: at('2026-11-23', '10:15'), build: trader },
} satisfies Record<string, Entry>;

export type ScenarioName = keyof typeof catalogue;
export const scenarioNames = Object.keys(catalogue) as ScenarioName[];

/**
 * The scenario with this name.
 * @throws where there is none, as when the name comes from an address of the catalogue
 */
export function scenario(name: ScenarioName): Scenario {
  if (!Object.hasOwn(catalogue, name))
    throw new Error(`There is no scenario “${name}”. There are ${scenarioNames.join(', ')}.`);
  return { name, ...catalogue[name] };
}

/** The demo member at the moment of the stories. */
function of(create: () => World): Entry {
  return { account, now: storyNow, build: builtOnce(create) };
}

function newcomerWorld(): World {
  const world = newWorld(seed, storyNow);
  registerDemoMember(openExchange(world, storyNow));
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
    fillWatchlist(exchange, member);
    if (restriction) member.restrictions.push(restriction);
    return world;
  };
}

function restricted(create: () => World, restriction: Restriction): () => World {
  return () => {
    const world = create();
    for (const member of Object.values(world.members)) member.restrictions.push(restriction);
    return world;
  };
}

function lowCreditWorld(): World {
  const world = verifiedWorld();
  const exchange = openExchange(world, storyNow);
  for (const member of Object.values(world.members)) setCreditScore(exchange, member, 55);
  return world;
}
