import type { NextAction } from '../../domain/nextAction';
import { depositRecordsHref, ipoHref, loanDeskHref, noticeHref, positionHref } from '../hrefs';

const hrefs = {
  verify: '#/user/userInfo',
  verifying: '#/user/userInfo',
  addCard: '#/user/bandCard',
  setFundPassword: '#/user/setPassword',
  deposit: '#/user/rechargeChannel',
  repayLoan: loanDeskHref,
  // Nothing is booked before the review, so the fund records know nothing of it.
  depositing: depositRecordsHref(),
} as const;

/** A step that leads to a screen of its own: all but customer service, which opens over this one. */
export type StepElsewhere = Exclude<NextAction, { kind: 'contactService' }>;

/** Where a step is done, or can be followed. */
export function nextStepHref(action: StepElsewhere): string {
  switch (action.kind) {
    case 'atRisk':
      return positionHref(action.position.id);
    case 'payIpo':
      return ipoHref(action.payment.issueId);
    case 'readNotice':
      return noticeHref(action.notice.id);
    default:
      return hrefs[action.kind];
  }
}
