import type { Currency } from '../../src/domain/vocabulary';
import { convertOnce } from '../exchange/currencyExchange/convert';
import { rateAt } from '../exchange/currencyExchange/rates';
import type { Exchange } from '../exchange/exchange';
import type { Member } from '../exchange/world';

/** Exchanges an amount of one currency for another, at the rate of now. */
export function convert(
  exchange: Exchange,
  member: Member,
  request: { from: Currency; to: Currency; amount: string },
): void {
  const { rate } = rateAt(exchange.market, request.from, request.to, exchange.now);
  const clientRequestId = `convert-${exchange.world.nextNumber}`;
  convertOnce(exchange, member, { clientRequestId, rate, ...request });
}
