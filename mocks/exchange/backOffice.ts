import type { DecidedKind, ReviewKind } from '../../src/api/contract/demo';
import type { Review } from './area';
import { reviewQueues, waitingLists } from './areas';
import type { Exchange } from './exchange';
import { Refusal } from './refusal';

/** All cases that wait for the back office or for their draw, oldest first. */
export function waitingReviews(exchange: Exchange): (Review & { kind: ReviewKind })[] {
  return waitingLists
    .flatMap(({ kind, waiting }) => waiting(exchange).map((review) => ({ kind, ...review })))
    .sort((one, other) => one.submittedAt - other.submittedAt);
}

/** Decides at once, without the simulated delay. Refuses a case that is not under review (specification 4). */
export function decideReview(
  exchange: Exchange,
  kind: DecidedKind,
  id: string,
  verdict: 'pass' | 'reject',
): void {
  const queue = reviewQueues.find((one) => one.kind === kind);
  if (!queue?.waiting(exchange).some((review) => review.id === id)) throw new Refusal('notInReview');
  queue.decide(exchange, id, verdict);
}
