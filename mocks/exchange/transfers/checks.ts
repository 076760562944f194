import type { MessageKey } from '../../../src/api/contract/messageKeys';
import { compare, isWhole } from '../../../src/domain/decimal';
import { type TimeWindow, timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { TransfersWorld } from './records';

/** Minimum and maximum of one deposit or withdrawal, in yen. */
export interface TransferLimits {
  minimum: string;
  maximum: string;
}

/** Refuses outside the hours, with the given message. */
export function requireOpen({ market, now }: Exchange, hours: TimeWindow, message: MessageKey): void {
  if (!timeWindowAt(hours, now, market.holidays).open) throw new Refusal(message);
}

/** Requires whole yen within the limits. A refusal contains the limit. */
export function requireAmount(
  amount: string,
  { minimum, maximum }: TransferLimits,
  messages: { below: MessageKey; above: MessageKey },
): void {
  if (!isWhole(amount)) throw new Refusal('parameterError');
  if (compare(amount, minimum) < 0) throw new Refusal(messages.below, { n: minimum });
  if (compare(amount, maximum) > 0) throw new Refusal(messages.above, { n: maximum });
}

/** Requires that no other transfer of this kind is under review. One of the other kind doesn't matter. */
export function requireNoOther(exchange: Exchange, member: Member, kind: keyof TransfersWorld): void {
  if (hasPending(exchange, member, kind)) throw new Refusal('otherFundOperation');
}

/** Whether a transfer of this kind of the member is pending review. */
export function hasPending({ world }: Exchange, { account }: Member, kind: keyof TransfersWorld): boolean {
  const { deposits, withdrawals } = world.transfers;
  return Object.values(kind === 'deposits' ? deposits : withdrawals).some(
    (transfer) => transfer.account === account && transfer.status === 'pendingReview',
  );
}
