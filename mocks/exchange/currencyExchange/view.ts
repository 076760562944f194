import type { RawResponseOf } from '../../../src/api/contract/call';
import type { currencyRate, currencyWallets } from '../../../src/api/contract/currencyExchange';
import { type Currency, currencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { currencyHoursAt } from '../../../src/domain/currencyExchange/currencyHours';
import { isDirect } from '../../../src/domain/currencyExchange/currencyPairs';
import { add } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { limitsOf } from './limits';
import { rateAt, valueInYen } from './rates';
import type { CurrencyRecord } from './records';
import { currencyRules, upstreamBank } from './rules';
import { walletBalance, walletInYen } from './wallets';

/** A rate with the limits and hours of a conversion. Equal currencies are refused. */
export function rateView(
  exchange: Exchange,
  from: Currency,
  to: Currency,
): RawResponseOf<typeof currencyRate> {
  if (!isDirect(from, to)) throw new Refusal('parameterError');
  const { market, now } = exchange;
  const { rate, quotedAt, validUntil } = rateAt(market, from, to, now);
  const { open, changesAt } = currencyHoursAt(now);
  return {
    from,
    to,
    rate,
    open,
    source: upstreamBank,
    quotedAt: timestamp(quotedAt),
    validUntil: timestamp(validUntil),
    changesAt: timestamp(changesAt),
    ...limitsOf(exchange, from),
    feeRate: '0',
    tolerance: currencyRules.tolerance,
  };
}

/** The wallets of a member in all ten currencies, in the order of the specification. */
export function walletsView(exchange: Exchange, member: Member): RawResponseOf<typeof currencyWallets> {
  const { market, now } = exchange;
  const wallets = currencies.map((currency) => ({
    currency,
    balance: walletBalance(exchange, member, currency),
    yenRate: valueInYen(market, currency, now),
    valueInYen: walletInYen(exchange, member, currency),
  }));
  const { quotedAt } = rateAt(market, 'USD', 'JPY', now);
  return {
    wallets,
    totalInYen: add(...wallets.map((wallet) => wallet.valueInYen)),
    source: upstreamBank,
    quotedAt: timestamp(quotedAt),
  };
}

/** A conversion as sent to its member. */
export function recordView({ account: _account, exchangedAt, ...record }: CurrencyRecord) {
  return { ...record, source: upstreamBank, exchangedAt: timestamp(exchangedAt) };
}
