import { type Diary, diary, type ReviewDesk } from '../area';
import type { Exchange } from '../exchange';
import { bookDeposit, reviewDeposit } from './deposits';
import type { DepositRecord, TransferRecord, WithdrawalRecord } from './records';
import { depositDelay, withdrawDelay } from './rules';
import { payWithdrawal, reviewWithdrawal } from './withdrawals';

/** What the back office does with one kind of transfers. */
interface Office<T extends TransferRecord> {
  kind: ReviewDesk['kind'];
  all: (world: Exchange['world']) => Record<string, T>;
  /** Minutes of the review, and from then on. */
  delay: { review: number; finish: number };
  review: (exchange: Exchange, transfer: T, verdict: 'pass' | 'reject') => void;
  finish: (exchange: Exchange, transfer: T) => void;
}

const deposits: Office<DepositRecord> = {
  kind: 'deposit',
  all: ({ transfers }) => transfers.deposits,
  delay: depositDelay,
  review: reviewDeposit,
  finish: bookDeposit,
};

const withdrawals: Office<WithdrawalRecord> = {
  kind: 'withdrawal',
  all: ({ transfers }) => transfers.withdrawals,
  delay: withdrawDelay,
  review: reviewWithdrawal,
  finish: payWithdrawal,
};

export const depositDiary = diaryOf(deposits);
export const withdrawDiary = diaryOf(withdrawals);
export const depositDesk = deskOf(deposits);
export const withdrawDesk = deskOf(withdrawals);

/** Passed by itself after the review's delay, and finished after another. */
function diaryOf<T extends TransferRecord>({ all, delay, review, finish }: Office<T>): Diary {
  return diary<T>({
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

function deskOf<T extends TransferRecord>({ kind, all, delay, review }: Office<T>): ReviewDesk {
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

/** When a transfer is reviewed, and finished, if nobody hurries. */
export function dueTimes(
  { submittedAt, reviewedAt }: TransferRecord,
  { review, finish }: { review: number; finish: number },
): { reviewDueAt: number; finishDueAt: number } {
  const reviewDueAt = submittedAt + review * 60_000;
  return { reviewDueAt, finishDueAt: (reviewedAt ?? reviewDueAt) + finish * 60_000 };
}
