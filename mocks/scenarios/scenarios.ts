import type { Restriction } from '../../src/domain/account/accountVocabulary';
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

/** A named world at a fixed time. It is built from actions of members, restrictions and credit scores. */
export interface Scenario {
  name: string;
  /** Account of the signed-in member; null if none. */
  account: string | null;
  /** Epoch ms. */
  now: number;
  /** Returns a copy of its world, which is built on first use. */
  build: () => World;
}

type Entry = Omit<Scenario, 'name'>;

const { account } = demoMember;

const trader = builtOnce(traderWorld);

const catalogue = {
  /** Ten million yen and no activity: the initial state of the demo. */
  demo: of(beginnerWorld()),
  /** Just registered, without money. */
  newcomer: of(newcomerWorld),
  /** A real-name check and a deposit, both under review. */
  underReview: of(underReviewWorld),
  /** Verified, with cards and fund password, deposits and withdrawals; ready for the next one. */
  verified: of(verifiedWorld),
  /** Positions and orders in every state. */
  trader: { account, now: storyNow, build: trader },
  /** Copy trades, lock-ups, value stocks, share repurchases and currencies. */
  investor: of(investorWorld),
  /** Applications for new issues in every state; one payment is due today. */
  ipoWinner: of(ipoWinnerWorld),
  /** A partly repaid loan, and an earlier overdue one. */
  debtor: of(debtorWorld),
  /** Hundreds of positions and orders, and thousands of records of almost two years. */
  whale: of(whaleWorld),
  /** Too little money for most orders. */
  lowBalance: of(beginnerWorld({ funds: '50000.25' })),
  /** Ready to withdraw, except for a credit score lowered by customer service. */
  lowCredit: of(lowCreditWorld),
  frozen: of(restricted(trader, 'frozen')),
  tradeBanned: of(restricted(trader, 'tradeBanned')),
  /** Otherwise ready to withdraw. */
  withdrawBanned: of(restricted(verifiedWorld, 'withdrawBanned')),
  loginBanned: { ...of(beginnerWorld({ restriction: 'loginBanned' })), account: null },
  disabled: { ...of(beginnerWorld({ restriction: 'disabled' })), account: null },
  /** A stock is at its upper limit; the member holds it long and short. */
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
 *
 * @throws if there is none, for example for a name from a URL of the catalogue
 */
export function scenario(name: ScenarioName): Scenario {
  if (!Object.hasOwn(catalogue, name))
    throw new Error(`There is no scenario “${name}”. There are ${scenarioNames.join(', ')}.`);
  return { name, ...catalogue[name] };
}

/** A scenario of the demo member at the time of the stories. */
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
