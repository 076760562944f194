import type { BuybackRejection } from '../../../src/domain/buyback/buybackVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { mix, textKey, unit } from '../market/hash';
import { tradeRules } from '../rules';
import { closeShares } from '../trade/closeShares';
import { isHeld } from '../trade/positionView';
import { acceptedPercent, soughtSharesOf } from './offers';
import type { BuybackApplication } from './records';

/**
 * Applies the company's result. The same fraction of every tender is accepted, in whole lots. Remaining fractions of a
 * lot are drawn by lot, so that a tender of a single lot can be accepted too.
 */
export function announceResult(exchange: Exchange, application: BuybackApplication): void {
  const { market } = exchange;
  const { id, offer, shares } = application;
  const { lotSize } = tradeRules;
  const lots = ((shares / lotSize) * acceptedPercent(market, offer)) / 100;
  const draw = unit(mix(mix(market.key, textKey(offer)), textKey(id)));
  accept(exchange, application, Math.floor(lots + draw) * lotSize);
}

/**
 * Sells the accepted shares at the offer's price, limited to what the member still holds and the company still buys.
 */
export function accept(exchange: Exchange, application: BuybackApplication, shares: number): void {
  const position = lookup(exchange.world.positions, application.position);
  if (!position || !isHeld(position)) {
    reject(exchange, application, 'positionSold');
    return;
  }
  const acceptedShares = Math.min(
    shares,
    position.shares,
    remainingSoughtShares(exchange, application.offer),
  );
  if (acceptedShares === 0) {
    reject(exchange, application, 'notAccepted');
    return;
  }
  const sold = closeShares(exchange, position, acceptedShares, application.price, 'company');
  Object.assign(application, {
    status: 'passed',
    decidedAt: exchange.now,
    acceptedShares,
    sold: sold.id,
  } satisfies Partial<BuybackApplication>);
}

function remainingSoughtShares({ world, market }: Exchange, offer: string): number {
  const bought = Object.values(world.buyback.applications)
    .filter((application) => application.offer === offer)
    .reduce((sum, { acceptedShares }) => sum + acceptedShares, 0);
  return soughtSharesOf(market, offer) - bought;
}

/** Rejects the tender; the position stays unchanged. */
export function reject(
  { now }: Exchange,
  application: BuybackApplication,
  rejection: BuybackRejection,
): void {
  Object.assign(application, {
    status: 'rejected',
    decidedAt: now,
    rejection,
  } satisfies Partial<BuybackApplication>);
}
