import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { fundsReasons } from '../fundsReasons';
import { hoursReasons, periodReasons } from '../hoursReasons';
import type { Reason } from '../reason';
import type { WindowState } from '../timeWindow';
import { lotsReasons } from '../trade/lotsReasons';
import { parseLots } from '../typedNumber';
import { ipoPrice } from './ipoPrice';

/** The application form for a new issue and the data for validating it. Amounts in yen, times in epoch ms. */
export interface IpoForm {
  now: number;
  issue: {
    subscriptionDate: number;
    deadline: number;
    issuePrice: string;
    lotSize: number;
    minLots: number;
    maxLots: number;
  };
  /** The hours in which applications are accepted. */
  channel: WindowState;
  /** Whether the member has already applied for this issue. */
  applied: boolean;
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** As typed. */
  lots: string;
}

/**
 * All reasons that prevent an application from being sent (specification 5 and 8, decision 13), most important first:
 * the account, one application per stock, the dates, the hours, whole lots within the limits, the balance. Empty if it
 * may be sent; the server makes the final decision.
 */
export function ipoReasons({ issue, now, ...form }: IpoForm): Reason<'lots'>[] {
  const { subscriptionDate, deadline } = issue;
  const lots = lotsReasons('lots', form.lots, { minimum: issue.minLots, maximum: issue.maxLots });
  const total = lots.length === 0 ? ipoPrice({ ...issue, lots: Number(parseLots(form.lots)) }) : undefined;
  return [
    ...accountReasons(form.restrictions, 'tradeBanned'),
    ...(form.applied ? [{ kind: 'ipoApplied' } as const] : []),
    ...openReasons('ipo', [subscriptionDate, deadline], form.channel, now),
    ...lots,
    ...fundsReasons(form.available, total),
  ];
}

/** The reasons of the period; within it, those of the hours. */
function openReasons(
  of: 'ipo' | 'ipoPayment',
  period: [from: number, until: number],
  channel: WindowState,
  now: number,
): Reason[] {
  const reasons = periodReasons(of, period, now);
  return reasons.length > 0 ? reasons : hoursReasons('ipo', channel, now);
}

/** The data for validating a payment for allotted shares. Times in epoch ms. */
export interface IpoPayForm {
  now: number;
  channel: WindowState;
  restrictions: readonly Restriction[];
  /** When payment opens, and its deadline (exclusive). */
  paymentStartsAt: number;
  paymentDeadline: number;
}

/**
 * All reasons that prevent a payment from being sent, most important first. A trading ban does not prevent it: the
 * shares are already allotted, and the money is already frozen.
 */
export function ipoPayReasons(form: IpoPayForm): Reason[] {
  const { now, channel, paymentStartsAt, paymentDeadline } = form;
  return [
    ...accountReasons(form.restrictions),
    ...openReasons('ipoPayment', [paymentStartsAt, paymentDeadline], channel, now),
  ];
}
