import { mix, textKey, unit } from '../market/hash';
import type { Market } from '../market/market';
import type { NewIssue } from '../market/newIssues';
import { ipoRules } from './rules';

/**
 * Number of lots that an account wins: none, or between the issue's minimum and all lots applied for. The result is
 * computed from seed, issue and account, and is not published before the draw.
 */
export function drawnLots(market: Market, issue: NewIssue, account: string, lots: number): number {
  const ticket = mix(mix(market.key, textKey(issue.id)), textKey(account));
  if (unit(mix(ticket, 1)) >= ipoRules.winningChance) return 0;
  const range = lots - issue.minLots + 1;
  return issue.minLots + Math.floor(unit(mix(ticket, 2)) * range);
}
