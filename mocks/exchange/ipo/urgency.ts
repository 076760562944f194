import type { IpoResult } from '../../../src/domain/ipo/ipoVocabulary';

/** What the order of applications depends on. Times in epoch ms. */
export interface OrderedApplication {
  result: IpoResult;
  appliedAt: number;
  drawDate: number;
  paymentDeadline: number;
  listingDate: number;
  /** Whether the shares have become a position. */
  listed: boolean;
}

/** Stages in the order of what must be done first. */
const stages = ['pendingPayment', 'won', 'awaitingDraw', 'paymentCompleted', 'ended'] as const;

/**
 * Compares applications by what must be done first: to pay, won, awaiting the draw, and paid, each by its next date, the
 * nearest first; then all that have ended, the latest application first.
 */
export function compareUrgency(one: OrderedApplication, other: OrderedApplication): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  return first.stage - second.stage || first.at - second.at;
}

function placeOf(application: OrderedApplication): { stage: number; at: number } {
  const { result, listed, appliedAt, drawDate, paymentDeadline, listingDate } = application;
  const next = {
    pendingPayment: paymentDeadline,
    won: paymentDeadline,
    awaitingDraw: drawDate,
    paymentCompleted: listingDate,
  };
  if (listed || result === 'notWon') return { stage: stages.indexOf('ended'), at: -appliedAt };
  return { stage: stages.indexOf(result), at: next[result] };
}
