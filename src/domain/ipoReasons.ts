import { type AccountReason, accountReasons } from './accountReasons';
import { type FundsReason, fundsReasons } from './fundsReasons';
import { ipoPrice } from './ipoPrice';
import { type LotsReason, lotsReasons } from './lotsReasons';
import { type WindowState, windowNow } from './timeWindow';
import { parseTyped } from './typedNumber';
import type { Restriction } from './vocabulary';

/** What an application for a new issue is checked against. Amounts in yen, times in epoch ms. */
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
  /** The hours in which applications are taken. */
  channel: WindowState;
  /** The member has applied for this issue before. */
  applied: boolean;
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** As typed. */
  lots: string;
}

/** Why the channel for new issues takes nothing now. */
export type IpoChannelReason = { kind: 'ipoChannelClosed'; opensAt: number | undefined };

/** Why an application can't be sent, with what its sentence needs. */
export type IpoReason =
  | AccountReason
  | { kind: 'ipoApplied' }
  | { kind: 'ipoNotOpen'; opensAt: number }
  | { kind: 'ipoEnded' }
  | IpoChannelReason
  | LotsReason
  | FundsReason;

/**
 * Everything that keeps an application from being sent (specification 5 and 8, decision 13), the weightiest first: the
 * account, once per stock, the dates, the hours, whole lots within the limits, the money. Empty when it may be sent;
 * the server's verdict still wins.
 */
export function ipoReasons({ issue, now, ...form }: IpoForm): IpoReason[] {
  const lots = lotsReasons(form.lots, { minimum: issue.minLots, maximum: issue.maxLots });
  const total = lots.length === 0 ? ipoPrice({ ...issue, lots: Number(parseTyped(form.lots)) }) : undefined;
  return [
    ...accountReasons(form.restrictions),
    ...(form.applied ? [{ kind: 'ipoApplied' } as const] : []),
    ...timeReasons(issue, form.channel, now),
    ...lots,
    ...fundsReasons(form.available, total),
  ];
}

function timeReasons(
  { subscriptionDate, deadline }: IpoForm['issue'],
  channel: WindowState,
  now: number,
): IpoReason[] {
  if (now < subscriptionDate) return [{ kind: 'ipoNotOpen', opensAt: subscriptionDate }];
  return now < deadline ? channelReasons(channel, now) : [{ kind: 'ipoEnded' }];
}

function channelReasons(channel: WindowState, now: number): IpoChannelReason[] {
  const state = windowNow(channel, now);
  return state.open ? [] : [{ kind: 'ipoChannelClosed', opensAt: state.opensAt }];
}

/** What a payment for won shares is checked against. Times in epoch ms. */
export interface IpoPayForm {
  now: number;
  channel: WindowState;
  restrictions: readonly Restriction[];
  /** When payment opens and until when, not including, it is taken. */
  paymentStartsAt: number;
  paymentDeadline: number;
}

/** Why what was won can't be paid now. A ban from trading is none: the shares are the member's to pay. */
export type IpoPayReason =
  | AccountReason
  | { kind: 'ipoPaymentNotOpen'; opensAt: number }
  | { kind: 'ipoPaymentOver' }
  | IpoChannelReason;

/** Everything that keeps a payment from being sent, the weightiest first. The money is frozen already. */
export function ipoPayReasons(form: IpoPayForm): IpoPayReason[] {
  const { now, channel, paymentStartsAt, paymentDeadline } = form;
  const account = accountReasons(form.restrictions.filter((restriction) => restriction !== 'tradeBanned'));
  if (now < paymentStartsAt) return [...account, { kind: 'ipoPaymentNotOpen', opensAt: paymentStartsAt }];
  if (now >= paymentDeadline) return [...account, { kind: 'ipoPaymentOver' }];
  return [...account, ...channelReasons(channel, now)];
}
