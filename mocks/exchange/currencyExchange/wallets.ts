import { add, multiply, round } from '../../../src/domain/decimal';
import { type Currency, currencies } from '../../../src/domain/vocabulary';
import type { Exchange } from '../exchange';
import { balanceOf, type LedgerAccount, pocketOf } from '../ledger';
import type { Member } from '../world';
import { valueInYen } from './rates';

/** Where a member's money of a currency is that can be used: yen in `available`, others in pockets of their own. */
export const walletOf = (account: string, currency: Currency): LedgerAccount =>
  pocketOf(account, currency === 'JPY' ? 'available' : currency);

/** What a member has of a currency and can use. */
export function walletBalance({ world }: Exchange, { account }: Member, currency: Currency): string {
  return balanceOf(world.ledger, walletOf(account, currency));
}

/** What a member has of a currency, in yen at the rate of now, rounded down to the sen. */
export function walletInYen(exchange: Exchange, member: Member, currency: Currency): string {
  const inYen = valueInYen(exchange.market, currency, exchange.now);
  return round(multiply(walletBalance(exchange, member, currency), inYen), 2, 'down');
}

/** What all foreign currencies of a member are worth together, in yen. */
export function foreignFundsInYen(exchange: Exchange, member: Member): string {
  const foreign = currencies.filter((currency) => currency !== 'JPY');
  return add(...foreign.map((currency) => walletInYen(exchange, member, currency)));
}
