import type { RawResponseOf } from '../../../src/api/contract/call';
import type { withdrawRecord } from '../../../src/api/contract/withdrawals';
import { timestamp } from '../timestamp';
import type { TransferRecord } from './records';
import { dueTimes } from './review';

type Stage = RawResponseOf<typeof withdrawRecord>['stages'][number];

/** Stages of a transfer: those reached, and when the others are expected. */
export function stagesOf(transfer: TransferRecord, delay: { review: number; finish: number }): Stage[] {
  const { status, submittedAt, reviewedAt, finishedAt } = transfer;
  const { reviewDueAt, finishDueAt } = dueTimes(transfer, delay);
  const submitted = stage('pendingReview', submittedAt);
  if (status === 'rejected') return [submitted, stage('rejected', reviewedAt)];
  return [submitted, stage('passed', reviewedAt, reviewDueAt), stage('success', finishedAt, finishDueAt)];
}

function stage(status: Stage['status'], reachedAt: number | null, dueAt: number | null = null): Stage {
  return {
    status,
    reachedAt: reachedAt === null ? null : timestamp(reachedAt),
    dueAt: reachedAt !== null || dueAt === null ? null : timestamp(dueAt),
  };
}
