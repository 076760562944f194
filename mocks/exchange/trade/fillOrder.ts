import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import type { PositionRecord } from '../world';
import { costOfOpening } from './costs';
import { placeExit } from './pendingClosing';
import { recordEvent } from './recordEvent';

/** Fills an order, which becomes a position. Releases the frozen amount and takes margin and fee at the fill price. */
export function fillOrder(exchange: Exchange, position: PositionRecord, price: string, at: number): void {
  const { account, id, reserved } = position;
  const { margin, purchaseFee } = costOfOpening(position, price);
  const available = pocketOf(account, 'available');
  Object.assign(position, {
    status: 'holding',
    buyTime: at,
    buyPrice: price,
    originalMargin: margin,
    purchaseFee,
    reserved: '0',
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'filled', at, price, shares: position.shares });
  const lines = [
    ...transfer(pocketOf(account, 'frozen'), available, reserved),
    ...transfer(available, pocketOf(account, 'positionMargin'), margin),
    ...transfer(available, 'house:fees', purchaseFee),
  ];
  post(exchange.world.ledger, { at, reason: 'orderFilled', record: id, lines });
  if (position.exit) placeExit(exchange, position, position.exit, { at, price });
}
