import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import type { Member } from '../world';
import { identityTexts } from './identityTexts';
import type { PersonalNotice } from './personalNotice';

/** Notices about the result of the latest identity check. They are computed from the submission. */
export function identityNotices({ world }: Exchange, { account }: Member): PersonalNotice[] {
  const record = lookup(world.identity.realNames, account);
  if (!record || record.status === 'underReview' || record.reviewedAt === null) return [];
  const { id, status, reviewedAt, orderNumber } = record;
  return [{ ...identityTexts[status], id: `${id}-${status}`, publishedAt: reviewedAt, orderNumber }];
}
