import { mix, textKey, unit } from '../market/hash';
import type { Market } from '../market/market';
import type { NewIssue } from '../market/newIssues';
import { ipoRules } from './rules';

/**
 * How many lots an account wins of so many it has applied for: none, or from the issue's minimum to all of them. It
 * follows from seed, issue and account, and is not known to any member before the draw.
 */
export function drawnLots(market: Market, issue: NewIssue, account: string, lots: number): number {
  const ticket = mix(mix(market.key, textKey(issue.id)), textKey(account));
  if (unit(mix(ticket, 1)) >= ipoRules.winningChance) return 0;
  const range = lots - issue.minLots + 1;
  return issue.minLots + Math.floor(unit(mix(ticket, 2)) * range);
}
