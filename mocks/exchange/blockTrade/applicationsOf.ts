import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { ApplicationStatus } from '../../../src/domain/products/productsVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { BlockTradeRecord } from './records';
import { blockTradeRules } from './rules';

/** A member's applications, latest first, optionally only those with one status. */
export function applicationsOf(
  { world }: Exchange,
  { account }: Member,
  status?: ApplicationStatus | null,
): BlockTradeRecord[] {
  return Object.values(world.blockTrade.records)
    .filter((record) => record.account === account && (!status || record.status === status))
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** One of the member's own applications. */
export function ownApplication({ world }: Exchange, { account }: Member, id: string): BlockTradeRecord {
  const record = lookup(world.blockTrade.records, id);
  if (record?.account !== account) throw new Refusal('parameterError');
  return record;
}

/** What a member can still apply for today. */
export interface Allowance {
  applications: number;
  shares: number;
  /** Remaining applications for one stock, regardless of the total. */
  ofStock: (symbol: string) => number;
}

/** All applications of the day count, but the shares of rejected ones do not. */
export function allowanceOf(exchange: Exchange, member: Member): Allowance {
  const { dailyCount, stockCount, dailyShares } = blockTradeRules;
  const today = exchangeDate(exchange.now);
  const applied = applicationsOf(exchange, member).filter(
    ({ appliedAt }) => exchangeDate(appliedAt) === today,
  );
  const shares = applied
    .filter(({ status }) => status !== 'rejected')
    .reduce((sum, record) => sum + record.shares, 0);
  return {
    applications: dailyCount - applied.length,
    shares: dailyShares - shares,
    ofStock: (symbol) => stockCount - applied.filter((record) => record.symbol === symbol).length,
  };
}
