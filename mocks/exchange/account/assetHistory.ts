import Big from 'big.js';
import type { assetHistory as assetHistoryCall } from '../../../src/api/contract/assetHistory';
import type { RawResponseOf } from '../../../src/api/contract/call';
import type { AssetRange } from '../../../src/domain/account/accountVocabulary';
import { foreignCurrencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { closingTime, sessions } from '../../../src/domain/market/tradingSession';
import { investmentStatuses } from '../../../src/domain/products/productsVocabulary';
import { gainOf } from '../arithmetic/trade';
import { valueInYen } from '../currencyExchange/rates';
import type { Exchange } from '../exchange';
import { type LedgerEntry, type PostingReason, pocketOf } from '../ledger';
import { loansOf } from '../loans/loansOf';
import { incomeSoFar } from '../lockUp/income';
import { lockUpsOf } from '../lockUp/lockUpsOf';
import { quoteAt } from '../market/quotes';
import { timestamp } from '../timestamp';
import { positionsOf } from '../trade/positionsOf';
import type { Member } from '../world';

/** Assets at a moment, in yen. */
export interface PastAssets {
  at: number;
  totalAssets: string;
  /** The part that is borrowed. */
  borrowed: string;
}

/** Reasons that bring money in or out, which is no result. */
const movements: ReadonlySet<PostingReason> = new Set([
  'deposit',
  'withdrawalRequested',
  'withdrawalPaid',
  'withdrawalReturned',
]);

/** A member's assets in a range of time, with deposits and withdrawals. */
export function assetHistory(
  exchange: Exchange,
  member: Member,
  range: AssetRange,
): RawResponseOf<typeof assetHistoryCall> {
  const moments = momentsOf(exchange, member, range);
  const from = moments[0] ?? exchange.now;
  const own = `${member.account}:`;
  return {
    points: assetsAt(exchange, member, moments).map(({ at, ...amounts }) => ({
      at: timestamp(at),
      ...amounts,
    })),
    movements: exchange.world.ledger.entries
      .filter(({ at, reason }) => at > from && movements.has(reason))
      .flatMap((entry) => {
        const amount = total(linesOf(entry, own).map((line) => line.amount));
        return amount.eq(0) ? [] : [{ at: timestamp(entry.at), amount: amount.toFixed() }];
      }),
  };
}

/** A member's assets at moments in ascending order: what `accountView` said then. */
export function assetsAt(exchange: Exchange, member: Member, moments: readonly number[]): PastAssets[] {
  const own = `${member.account}:`;
  const entries = exchange.world.ledger.entries
    .filter((entry) => linesOf(entry, own).length > 0)
    .toSorted((one, other) => one.at - other.at);
  const balances = new Map<string, Big>();
  let next = 0;
  return moments.map((at) => {
    for (let entry = entries[next]; entry && entry.at <= at; entry = entries[++next])
      for (const { account, amount } of linesOf(entry, own))
        balances.set(account, (balances.get(account) ?? new Big(0)).plus(amount));
    const foreign = foreignCurrencies.map((currency) => pocketOf(member.account, currency));
    const yen = [...balances].filter(([account]) => !foreign.some((wallet) => wallet === account));
    const then = { ...exchange, now: at };
    return {
      at,
      totalAssets: total([
        ...yen.map(([, amount]) => amount),
        ...foreignCurrencies.map((currency) =>
          (balances.get(pocketOf(member.account, currency)) ?? new Big(0))
            .times(valueInYen(exchange.market, currency, at))
            .round(2, Big.roundDown),
        ),
        ...gainsOf(then, member),
        ...incomesOf(then, member),
      ]).toFixed(),
      borrowed: borrowedThen(then, member).toFixed(),
    };
  });
}

const linesOf = ({ lines }: LedgerEntry, own: string) =>
  lines.filter(({ account }) => account.startsWith(own));

/** Unrealised profit or loss of each position that was held then, by price alone. */
function gainsOf(exchange: Exchange, member: Member): string[] {
  const { market, now } = exchange;
  return positionsOf(exchange, member).flatMap(({ symbol, side, shares, buyPrice, buyTime, sellTime }) => {
    if (buyPrice === null || buyTime === null || buyTime > now || (sellTime !== null && sellTime <= now))
      return [];
    return gainOf({ side, buyPrice, shares, price: quoteAt(market, symbol, now).latestPrice });
  });
}

/** Income so far of each lock-up product that was in progress then. */
const incomesOf = (exchange: Exchange, member: Member): string[] =>
  investmentStatuses
    .flatMap((status) => lockUpsOf(exchange, member, status))
    .filter(
      ({ boughtAt, endedAt }) => boughtAt <= exchange.now && (endedAt === null || endedAt > exchange.now),
    )
    .map((record) => incomeSoFar(exchange, record));

/** Principal that was owed then. */
const borrowedThen = (exchange: Exchange, member: Member): Big =>
  total(
    loansOf(exchange, member)
      .filter(
        ({ status, decidedAt }) => status === 'passed' && decidedAt !== null && decidedAt <= exchange.now,
      )
      .flatMap(({ amount, repayments }) => [
        amount,
        ...repayments
          .filter(({ at }) => at <= exchange.now)
          .map(({ principal }) => new Big(principal).times(-1)),
      ]),
  );

const total = (amounts: readonly (string | Big)[]): Big =>
  amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0));

const minute = 60_000;
/** Time between two points of a day. */
const dayStep = 5 * minute;
/** A longer range has at most this many points, evenly spaced. */
const mostPoints = 60;
/** Trading days of each range. */
const tradingDays = { week: 5, month: 21, year: 245 } as const;

/** The moments of a range in ascending order; the last one is now. */
function momentsOf({ market, now }: Exchange, { registeredAt }: Member, range: AssetRange): number[] {
  const today = market.calendar.dayAt(now);
  const closeOf = (ordinal: number) => market.calendar.dayOf(ordinal).midnight + closingTime;
  const lastClosed = closeOf(today.ordinal) <= now ? today.ordinal : today.ordinal - 1;
  if (range === 'day') {
    const from = closeOf(today.ordinal - 1);
    return known([
      from,
      ...sessions.flatMap(({ opens, closes }) => steps(today.midnight + opens, today.midnight + closes)),
    ]);
  }
  const registered = market.calendar.dayAt(registeredAt).ordinal;
  const first = range === 'all' ? registered : Math.max(registered, lastClosed - tradingDays[range]);
  const ordinals = Array.from({ length: Math.max(lastClosed - first + 1, 0) }, (_, index) => first + index);
  return known(spread(ordinals).map(closeOf));

  function known(moments: readonly number[]): number[] {
    return [...new Set([...moments.filter((at) => at > registeredAt && at < now), now])];
  }
}

const steps = (from: number, until: number): number[] =>
  Array.from({ length: Math.floor((until - from) / dayStep) + 1 }, (_, index) => from + index * dayStep);

/** At most `mostPoints` of them, evenly spaced, with the last one. */
function spread(all: readonly number[]): number[] {
  const step = Math.ceil(all.length / mostPoints);
  return all.filter((_, index) => (all.length - 1 - index) % step === 0);
}
