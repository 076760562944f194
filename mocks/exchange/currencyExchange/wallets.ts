import { type Currency, currencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { add, multiply, round } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { balanceOf, type LedgerAccount, pocketOf } from '../ledger';
import type { Member } from '../world';
import { valueInYen } from './rates';

/**
 * The ledger account of a member's usable money in a currency: `available` for yen, a separate account for each other
 * currency.
 */
export const walletOf = (account: string, currency: Currency): LedgerAccount =>
  pocketOf(account, currency === 'JPY' ? 'available' : currency);

/** A member's usable balance in a currency. */
export function walletBalance({ world }: Exchange, { account }: Member, currency: Currency): string {
  return balanceOf(world.ledger, walletOf(account, currency));
}

/** A member's balance in a currency, in yen at the current rate, rounded down to the sen. */
export function walletInYen(exchange: Exchange, member: Member, currency: Currency): string {
  const inYen = valueInYen(exchange.market, currency, exchange.now);
  return round(multiply(walletBalance(exchange, member, currency), inYen), 2, 'down');
}

/** Value of all foreign currencies of a member, in yen. */
export function foreignFundsInYen(exchange: Exchange, member: Member): string {
  const foreign = currencies.filter((currency) => currency !== 'JPY');
  return add(...foreign.map((currency) => walletInYen(exchange, member, currency)));
}
