import { exchangeDate } from '../../../src/domain/tradingSession';
import type { ApplicationStatus } from '../../../src/domain/vocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { BlockTradeRecord } from './records';
import { blockTradeRules } from './rules';

/** A member's applications, the latest first; those of one status, if it is named. */
export function applicationsOf(
  { world }: Exchange,
  { account }: Member,
  status?: ApplicationStatus | null,
): BlockTradeRecord[] {
  return Object.values(world.blockTrade.records)
    .filter((record) => record.account === account && (!status || record.status === status))
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** An application of the member's own. */
export function ownApplication({ world }: Exchange, { account }: Member, id: string): BlockTradeRecord {
  const record = lookup(world.blockTrade.records, id);
  if (record?.account !== account) throw new Refusal('parameterError');
  return record;
}

/** What a member may still apply for today. */
export interface Allowance {
  applications: number;
  shares: number;
  /** Applications for one stock, however many are left in all. */
  ofStock: (symbol: string) => number;
}

/** Every application of the day counts, but the shares of rejected ones. */
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
