import type { IpoAllotments } from '../../../src/api/contract/ipo';
import type { Exchange } from '../exchange';
import { mix, textKey, unit } from '../market/hash';
import { findNewIssue, newIssuesAt } from '../market/newIssues';
import { drawnLots } from './lottery';
import { timetableOf } from './timetable';

/** Number of past draws that are told. */
const shownDraws = 20;
/** Invented applicants of each issue. Their lots are drawn like a member's. */
const applicants = 60;

/** How the invented applicants of the last draws were served; null before the first draw. */
export function pastAllotments(exchange: Exchange): IpoAllotments | null {
  const drawn = lastDrawn(exchange);
  if (drawn.length === 0) return null;
  const { market } = exchange;
  let [appliedLots, allottedLots] = [0, 0];
  for (const issue of drawn)
    for (let index = 0; index < applicants; index += 1) {
      const account = `applicant ${index}`;
      const share = unit(mix(textKey(issue.id), textKey(account)));
      const lots = issue.minLots + Math.floor(share * (issue.maxLots - issue.minLots + 1));
      appliedLots += lots;
      allottedLots += drawnLots(market, issue, account, lots);
    }
  return { issues: drawn.length, appliedLots, allottedLots };
}

/** The issues whose draws were the last ones. Ids have running numbers. */
function lastDrawn({ market, now }: Exchange) {
  const latest = Math.max(0, ...newIssuesAt(market, now).map(({ id }) => Number(id.slice(1))));
  return Array.from({ length: latest }, (_, index) => latest - index)
    .slice(0, shownDraws * 2)
    .flatMap((number) => findNewIssue(market, `I${number}`) ?? [])
    .filter((issue) => timetableOf(market, issue).drawDate <= now)
    .slice(0, shownDraws);
}
