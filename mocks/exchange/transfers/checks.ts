import type { MessageKey } from '../../../src/api/contract/messageKeys';
import type { TransferLimits } from '../../../src/domain/amountReasons';
import { compare, isWhole } from '../../../src/domain/decimal';
import { type TimeWindow, timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { TransferRecord } from './records';

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

/** Requires that no other deposit or withdrawal is under review. */
export function requireNoOther(exchange: Exchange, member: Member): void {
  if (hasPending(exchange, member)) throw new Refusal('otherFundOperation');
}

/** Whether a deposit or withdrawal of the member is pending review. */
export function hasPending({ world }: Exchange, { account }: Member): boolean {
  const { deposits, withdrawals } = world.transfers;
  const isPending = (transfer: TransferRecord) =>
    transfer.account === account && transfer.status === 'pendingReview';
  return Object.values(deposits).some(isPending) || Object.values(withdrawals).some(isPending);
}
