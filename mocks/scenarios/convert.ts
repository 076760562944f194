import type { Currency } from '../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { convertOnce } from '../exchange/currencyExchange/convert';
import { rateAt } from '../exchange/currencyExchange/rates';
import type { Exchange } from '../exchange/exchange';
import type { Member } from '../exchange/world';

/** Converts an amount to another currency at the current rate. */
export function convert(
  exchange: Exchange,
  member: Member,
  request: { from: Currency; to: Currency; amount: string },
): void {
  const { rate } = rateAt(exchange.market, request.from, request.to, exchange.now);
  const clientRequestId = `convert-${exchange.world.nextNumber}`;
  convertOnce(exchange, member, { clientRequestId, rate, ...request });
}
