import type { Exchange } from '../exchange';
import { addPosition } from '../trade/addPosition';
import { fillOrder } from '../trade/fillOrder';
import { releaseReserved } from './cancelDayTrade';
import { hoursOf } from './hours';
import type { Reservation } from './records';

/** Opens a reservation at a price. It becomes a position that has to be closed on the same day. */
export function openDayTrade(exchange: Exchange, reservation: Reservation, price: string): void {
  const { account, appliedAt, ...order } = reservation;
  releaseReserved(exchange, reservation, 'dayTradeReleased');
  const entered = { ...exchange, now: appliedAt };
  const position = addPosition(entered, account, { ...order, priceType: 'market', limitPrice: null });
  position.closesAt = hoursOf(exchange.now).closesAt;
  fillOrder(exchange, position, price, exchange.now);
  reservation.positionId = position.id;
}
