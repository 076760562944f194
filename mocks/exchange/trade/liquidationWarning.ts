import { type AtRisk, hasAtMostLeft, priceWithLeft } from '../arithmetic/trade';
import type { Exchange } from '../exchange';
import { liquidationWarnings } from '../rules';
import type { PositionRecord } from '../world';
import { liquidationPriceOf } from './costs';
import { recordEvent } from './recordEvent';

/** Percent of the last warning; 100 before the first one, and again after margin was added. */
function lastWarning({ history }: PositionRecord): number {
  const last = history.findLast(({ kind }) => kind === 'liquidationNear' || kind === 'marginAdded');
  return last?.percentLeft ?? 100;
}

/** Price of the next warning; undefined for managed positions, or after all warnings. */
export function nextWarningPrice(position: PositionRecord): string | undefined {
  const risk = riskOf(position);
  const last = lastWarning(position);
  const percent = liquidationWarnings.find((each) => each < last);
  return risk && percent && priceWithLeft(risk, percent);
}

/** Records in the history that the price is near the liquidation price. */
export function warnOfLiquidation(exchange: Exchange, position: PositionRecord, price: string): void {
  const risk = riskOf(position);
  const percentLeft = risk && warningReached(risk, price);
  if (percentLeft)
    recordEvent(exchange, position, { kind: 'liquidationNear', at: exchange.now, price, percentLeft });
}

/** The lowest level that a price has reached; undefined before the first one. */
export const warningReached = (risk: AtRisk, price: string) =>
  liquidationWarnings.findLast((percent) => hasAtMostLeft(risk, price, percent));

/** Undefined for a managed position, since the mentor is responsible for it. */
function riskOf(position: PositionRecord): AtRisk | undefined {
  const { buyPrice, lock } = position;
  const liquidationPrice = liquidationPriceOf(position);
  if (!buyPrice || !liquidationPrice || buyPrice === liquidationPrice || lock.kind === 'managed')
    return undefined;
  return { buyPrice, liquidationPrice };
}
