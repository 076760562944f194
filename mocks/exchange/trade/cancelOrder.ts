import type { OrderCanceller, PositionEventKind } from '../../../src/domain/trade/tradeVocabulary';
import type { Exchange } from '../exchange';
import { type PostingReason, pocketOf, post, transfer } from '../ledger';
import type { Member, PositionRecord } from '../world';
import { pendingPosition } from './checks';
import { recordEvent } from './recordEvent';

/** Cancels one of the member's pending orders (specification 4), at any time. */
export function cancelOrder(exchange: Exchange, member: Member, id: string): PositionRecord {
  const position = pendingPosition(exchange, member, id, 'pendingOrder');
  releaseFrozen(exchange, position, 'orderCancelled', exchange.now);
  return position;
}

type ReleaseReason = Extract<PostingReason, 'orderCancelled' | 'orderExpired' | 'orderLapsed'>;

const releases: Record<ReleaseReason, { event: PositionEventKind; cancelledBy: OrderCanceller }> = {
  orderCancelled: { event: 'cancelled', cancelledBy: 'member' },
  orderExpired: { event: 'expired', cancelledBy: 'endOfDay' },
  orderLapsed: { event: 'lapsed', cancelledBy: 'insufficientFunds' },
};

/** Releases the frozen amount of a pending order. */
export function releaseFrozen(
  exchange: Exchange,
  position: PositionRecord,
  reason: ReleaseReason,
  at: number,
): void {
  const { account, id, reserved } = position;
  const { event, cancelledBy } = releases[reason];
  Object.assign(position, {
    status: 'cancelled',
    cancelledAt: at,
    cancelledBy,
    originalMargin: '0',
    purchaseFee: '0',
    reserved: '0',
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: event, at });
  const lines = transfer(pocketOf(account, 'frozen'), pocketOf(account, 'available'), reserved);
  post(exchange.world.ledger, { at, reason, record: id, lines });
}
