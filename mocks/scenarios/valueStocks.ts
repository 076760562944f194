import { decideReview } from '../exchange/backOffice';
import type { Exchange } from '../exchange/exchange';
import { applyForValueStock } from '../exchange/valueStock/apply';
import { cancelApplication } from '../exchange/valueStock/decide';
import { valueOffersAt } from '../exchange/valueStock/offers';
import type { ValueStockApplication } from '../exchange/valueStock/records';
import type { Member } from '../exchange/world';
import { on, type TimedAction } from './timedActions';

/** Applications for value stocks: one each passed, rejected, cancelled and under review. */
export function valueStocks(member: Member): TimedAction[] {
  let latest: ValueStockApplication | undefined;
  const apply = (place: number) => (exchange: Exchange) => {
    const offer = valueOffersAt(exchange.market, exchange.now)[place];
    if (!offer) throw new Error('too few offers');
    const request = { offerId: offer.id, lots: String(offer.minLots) };
    latest = applyForValueStock(exchange, member, request);
  };
  return [
    on('2026-11-17', '09:35', apply(1)),
    on('2026-11-18', '10:20', apply(2)),
    on('2026-11-18', '10:22', (exchange) => decideReview(exchange, 'valueStock', latest?.id ?? '', 'reject')),
    on('2026-11-19', '13:00', apply(4)),
    on('2026-11-19', '13:01', (exchange) => void cancelApplication(exchange, member, latest?.id ?? '')),
    on('2026-11-20', '10:13', apply(5)),
  ];
}
