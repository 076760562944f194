import { type BuybackOffer, buybackOffersAt } from '../exchange/buyback/offers';
import type { BuybackApplication } from '../exchange/buyback/records';
import { cancelTender, tenderShares } from '../exchange/buyback/tender';
import type { Exchange } from '../exchange/exchange';
import { closePosition } from '../exchange/trade/closePosition';
import { openPosition } from '../exchange/trade/openPosition';
import type { Member, PositionRecord } from '../exchange/world';
import { on, type TimedAction } from './timedActions';

interface Tender {
  offer: BuybackOffer;
  position: PositionRecord;
  application?: BuybackApplication;
}

/**
 * Tenders to companies: all offers of October, with any result; of those of November one was cancelled, one sold before
 * the result, and two are pending.
 */
export function tenders(member: Member): TimedAction[] {
  const october: Tender[] = [];
  const november: Tender[] = [];
  return [
    on('2026-10-26', '09:54', (exchange) => october.push(...bought(exchange, member))),
    on('2026-10-26', '10:20', (exchange) => tender(exchange, member, october)),
    on('2026-11-13', '09:54', (exchange) => november.push(...bought(exchange, member).slice(-4))),
    on('2026-11-13', '10:20', (exchange) => tender(exchange, member, november)),
    on('2026-11-16', '11:00', (exchange) => {
      const { application } = november[0] ?? {};
      if (application) cancelTender(exchange, member, application.id);
    }),
    on('2026-11-17', '13:05', (exchange) => {
      const { position } = november[1] ?? {};
      if (position) closePosition(exchange, member, { id: position.id, priceType: 'market' });
    }),
  ];
}

/** Buys the minimum lots for each offer of the day. */
function bought(exchange: Exchange, member: Member): Tender[] {
  return buybackOffersAt(exchange.market, exchange.now).map((offer) => ({
    offer,
    position: openPosition(exchange, member, {
      symbol: offer.listing.symbol,
      lots: String(offer.minLots),
      side: 'long',
      priceType: 'market',
      leverage: 1,
    }),
  }));
}

function tender(exchange: Exchange, member: Member, shares: Tender[]): void {
  for (const each of shares) {
    const { offer, position } = each;
    each.application = tenderShares(exchange, member, {
      offerId: offer.id,
      positionId: position.id,
      lots: String(offer.minLots),
    });
  }
}
