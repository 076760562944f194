import type { PositionStatus } from './tradeVocabulary';

interface Waiting {
  currentStop?: string | null | undefined;
  triggeredAt?: number | null | undefined;
}

/** An order or a position with what waits for it. */
export interface WithStop {
  status: PositionStatus;
  opening?: Waiting | null | undefined;
  closing?: Waiting | null | undefined;
}

/**
 * The stop price of now, in yen, of the closing that waits, or of the order that does. Undefined without one, and once it was
 * reached.
 */
export function pendingStop({ status, opening, closing }: WithStop): string | undefined {
  const waiting = status === 'pendingOrder' ? opening : closing;
  return waiting?.triggeredAt == null ? (waiting?.currentStop ?? undefined) : undefined;
}
