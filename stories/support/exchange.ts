import type { QueryClient } from '@tanstack/react-query';
import { decideReview } from '../../mocks/exchange/backOffice';
import { demoMember } from '../../mocks/exchange/demoMember';
import type { Exchange } from '../../mocks/exchange/exchange';
import { balanceOf, pocketOf, post, transfer } from '../../mocks/exchange/ledger';
import { exchanges } from '../../mocks/exchange/market/listings';
import { watchlistSymbols } from '../../mocks/exchange/watchlist/watchlist';
import type { Member } from '../../mocks/exchange/world';
import type { StoryExchange } from '../../mocks/story';
import type { DecidedKind } from '../../src/api/contract/demo';
import { learnServerTime } from '../../src/api/serverClock';
import type { Restriction } from '../../src/domain/account/accountVocabulary';
import type { Context } from './context';

/** The simulated exchange of a story. */
export const storyExchange = ({ loaded }: Pick<Context, 'loaded'>): StoryExchange =>
  loaded.exchange as StoryExchange;

/** A change on the exchange. */
export type ExchangeAction = (exchange: Exchange, member: Member) => void;

/** Customer service restricts the member. */
export const restrict =
  (restriction: Restriction): ExchangeAction =>
  (_, member) =>
    void member.restrictions.push(restriction);

/** The member spends all yen on another device. */
export const spendBalance: ExchangeAction = ({ world, now }, { account }) => {
  const available = pocketOf(account, 'available');
  const lines = transfer(available, 'house:external', balanceOf(world.ledger, available));
  post(world.ledger, { at: now, reason: 'withdrawalPaid', record: null, lines });
};

/** The member has nearly ten trillion yen: the longest figure that must fit. */
export const giveHugeBalance: ExchangeAction = ({ world, now }, { account }) => {
  const lines = transfer('house:external', pocketOf(account, 'available'), '9876543210987.65');
  post(world.ledger, { at: now, reason: 'deposit', record: null, lines });
};

/**
 * Reads or changes the exchange without the screen's knowledge: as the member on another device, the back office or
 * the market would.
 */
export function withExchange<Result>(
  context: Pick<Context, 'loaded'>,
  action: (exchange: Exchange, member: Member) => Result,
): Promise<Result> {
  return storyExchange(context).store.transact((exchange) => {
    const member = exchange.world.members[demoMember.account];
    if (!member) throw new Error('the demo member is not in this world');
    return action(exchange, member);
  });
}

/** Prepares a story before its screen renders: the value of its `beforeEach`. */
export type Preparation = (context: Pick<Context, 'loaded' | 'msw'>) => void | Promise<void>;

/** Applies actions to the exchange before the screen renders. The app learns the resulting server time. */
export const prepareExchange =
  (...actions: ExchangeAction[]): Preparation =>
  async (context) => {
    for (const action of actions) await withExchange(context, action);
    const now = await withExchange(context, (exchange) => exchange.now);
    learnServerTime(new Date(now).toUTCString());
  };

/** Runs preparations one after the other. */
export const prepareInOrder =
  (...preparations: Preparation[]): ((context: Parameters<Preparation>[0]) => Promise<void>) =>
  async (context) => {
    for (const prepare of preparations) await prepare(context);
  };

/** Refetches everything on the screen, as polling would later. */
export const refetchAll = ({ loaded }: Pick<Context, 'loaded'>): Promise<void> =>
  (loaded.queries as QueryClient).invalidateQueries();

/** The back office decides a record while the member looks at it. The screen refetches. */
export async function decideAndRefetch(
  context: Pick<Context, 'loaded'>,
  kind: DecidedKind,
  record: { id: string } | undefined,
  verdict: 'pass' | 'reject',
): Promise<void> {
  await withExchange(context, (exchange) => decideReview(exchange, kind, record?.id ?? '', verdict));
  await refetchAll(context);
}

/** Symbols on the demo member's watchlist, by exchange, in the member's order. */
export const watchlistOf = (context: Pick<Context, 'loaded'>): Promise<string[]> =>
  withExchange(context, (_, member) => exchanges.flatMap((exchange) => watchlistSymbols(member, exchange)));

/** Number of orders the exchange has accepted in this story. */
export const countOrders = (context: Pick<Context, 'loaded'>): Promise<number> =>
  withExchange(context, ({ world }) => Object.keys(world.positions).length);
