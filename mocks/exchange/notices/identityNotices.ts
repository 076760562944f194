import type { Exchange } from '../exchange';
import { spellingsOf } from '../identity/nameSpelling';
import { lookup } from '../lookup';
import type { Member } from '../world';
import { identityTexts } from './identityTexts';
import type { PersonalNotice } from './personalNotice';

/** Notices about the results of the latest identity check and spellings. They are computed from the submissions. */
export function identityNotices(exchange: Exchange, member: Member): PersonalNotice[] {
  const record = lookup(exchange.world.identity.realNames, member.account);
  return [
    ...(record ? resultOf(record, { passed: 'passed', refused: 'refused' }) : []),
    ...spellingsOf(exchange, member).flatMap((spelling) =>
      resultOf(spelling, { passed: 'spellingPassed', refused: 'spellingRefused' }),
    ),
  ];
}

interface Reviewed {
  id: string;
  orderNumber: string;
  status: 'underReview' | 'passed' | 'refused';
  reviewedAt: number | null;
}

function resultOf(
  { id, status, reviewedAt, orderNumber }: Reviewed,
  texts: Record<'passed' | 'refused', keyof typeof identityTexts>,
): PersonalNotice[] {
  if (status === 'underReview' || reviewedAt === null) return [];
  return [{ ...identityTexts[texts[status]], id: `${id}-${status}`, publishedAt: reviewedAt, orderNumber }];
}
