import { type EventSchedule, eventSchedule, type ReviewQueue } from '../area';
import { bookDeposit, reviewDeposit } from '../deposits/deposits';
import type { Exchange } from '../exchange';
import { payWithdrawal, reviewWithdrawal } from '../withdrawals/withdrawals';
import type { DepositRecord, TransferRecord, WithdrawalRecord } from './records';
import { depositDelay, withdrawDelay } from './rules';

/** Review of one kind of transfer by the back office. */
interface ReviewProcess<T extends TransferRecord> {
  kind: ReviewQueue['kind'];
  all: (world: Exchange['world']) => Record<string, T>;
  /** Minutes of the review, and of the payment after it. */
  delay: { review: number; finish: number };
  review: (exchange: Exchange, transfer: T, verdict: 'pass' | 'reject') => void;
  finish: (exchange: Exchange, transfer: T) => void;
}

const deposits: ReviewProcess<DepositRecord> = {
  kind: 'deposit',
  all: ({ transfers }) => transfers.deposits,
  delay: depositDelay,
  review: reviewDeposit,
  finish: bookDeposit,
};

const withdrawals: ReviewProcess<WithdrawalRecord> = {
  kind: 'withdrawal',
  all: ({ transfers }) => transfers.withdrawals,
  delay: withdrawDelay,
  review: reviewWithdrawal,
  finish: payWithdrawal,
};

export const depositSchedule = scheduleOf(deposits);
export const withdrawSchedule = scheduleOf(withdrawals);
export const depositReviewQueue = reviewQueueOf(deposits);
export const withdrawReviewQueue = reviewQueueOf(withdrawals);

/** Passes automatically after the review's delay, and finishes after a second delay. */
function scheduleOf<T extends TransferRecord>({
  all,
  delay,
  review,
  finish,
}: ReviewProcess<T>): EventSchedule {
  return eventSchedule<T>({
    live: (world) =>
      Object.values(all(world)).filter(({ status }) => status === 'pendingReview' || status === 'passed'),
    next: (_, transfer) => {
      const { status } = transfer;
      const { reviewDueAt, finishDueAt } = dueTimes(transfer, delay);
      if (status === 'pendingReview')
        return { at: reviewDueAt, apply: (exchange) => review(exchange, transfer, 'pass') };
      if (status === 'passed') return { at: finishDueAt, apply: (exchange) => finish(exchange, transfer) };
      return undefined;
    },
  });
}

function reviewQueueOf<T extends TransferRecord>({
  kind,
  all,
  delay,
  review,
}: ReviewProcess<T>): ReviewQueue {
  const waiting = ({ world }: Exchange) =>
    Object.values(all(world)).filter(({ status }) => status === 'pendingReview');
  return {
    kind,
    waiting: (exchange) =>
      waiting(exchange).map((transfer) => {
        const { id, account, submittedAt, amount } = transfer;
        return { id, account, submittedAt, dueAt: dueTimes(transfer, delay).reviewDueAt, amount };
      }),
    decide: (exchange, id, verdict) => {
      const transfer = waiting(exchange).find((one) => one.id === id);
      if (transfer) review(exchange, transfer, verdict);
    },
  };
}

/** When a transfer is reviewed and finished automatically. */
export function dueTimes(
  { submittedAt, reviewedAt }: TransferRecord,
  { review, finish }: { review: number; finish: number },
): { reviewDueAt: number; finishDueAt: number } {
  const reviewDueAt = submittedAt + review * 60_000;
  return { reviewDueAt, finishDueAt: (reviewedAt ?? reviewDueAt) + finish * 60_000 };
}
