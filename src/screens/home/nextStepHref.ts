import type { NextAction } from '../../domain/nextAction';
import { ipoHref, noticeHref } from '../hrefs';

const hrefs = {
  verify: '#/user/userInfo',
  verifying: '#/user/userInfo',
  addCard: '#/user/bandCard',
  setFundPassword: '#/user/setPassword',
  deposit: '#/user/rechargeChannel',
  depositing: '#/user/FundingDetails',
} as const;

/**
 * Where a step is done, or can be followed.
 *
 * @param serviceMail address of customer service; without one there is no way there
 */
export function nextStepHref(action: NextAction, serviceMail: string | undefined): string | undefined {
  switch (action.kind) {
    case 'contactService':
      return serviceMail ? `mailto:${serviceMail}` : undefined;
    case 'payIpo':
      return ipoHref(action.payment.issueId);
    case 'readNotice':
      return noticeHref(action.notice.id);
    default:
      return hrefs[action.kind];
  }
}
