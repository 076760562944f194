import type { NextAction } from '../../domain/home/nextAction';
import { depositRecordsHref, ipoHref, loanDeskHref, noticeHref, positionHref } from '../hrefs';

const hrefs = {
  verify: '#/user/userInfo',
  verifying: '#/user/userInfo',
  addCard: '#/user/bandCard',
  setFundPassword: '#/user/setPassword',
  deposit: '#/user/rechargeChannel',
  repayLoan: loanDeskHref,
  // Fund records do not contain a deposit under review, because nothing is booked yet.
  depositing: depositRecordsHref(),
} as const;

/** A step with its own screen: all except customer service, which opens over this one. */
export type StepElsewhere = Exclude<NextAction, { kind: 'contactService' }>;

/** Address where a step is done or tracked. */
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
