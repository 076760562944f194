import { priceWithLeft, warningAt, warningPercents } from '../../../src/domain/liquidationDistance';
import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { liquidationPriceOf } from './costs';
import { recordEvent } from './recordEvent';

/** Percent of the way that the last warning told of; 100 before the first, and again once margin was added. */
function lastWarning({ history }: PositionRecord): number {
  const last = history.findLast(({ kind }) => kind === 'liquidationNear' || kind === 'marginAdded');
  return last?.percentLeft ?? 100;
}

/** The price at which the member is warned next; undefined where nobody is, or all warnings were given. */
export function nextWarningPrice(position: PositionRecord): string | undefined {
  const risk = riskOf(position);
  const last = lastWarning(position);
  const percent = warningPercents.find((each) => each < last);
  return risk && percent && priceWithLeft(risk, percent);
}

/** Enters into the history that a price has come near the liquidation price. */
export function warnOfLiquidation(exchange: Exchange, position: PositionRecord, price: string): void {
  const risk = riskOf(position);
  const percentLeft = risk && warningAt(risk, price);
  if (percentLeft)
    recordEvent(exchange, position, { kind: 'liquidationNear', at: exchange.now, price, percentLeft });
}

/** The mentor watches a position that is managed. */
function riskOf(position: PositionRecord) {
  const { buyPrice, lock } = position;
  const liquidationPrice = liquidationPriceOf(position);
  if (!buyPrice || !liquidationPrice || buyPrice === liquidationPrice || lock.kind === 'managed')
    return undefined;
  return { buyPrice, liquidationPrice };
}
