import type { RequestOf } from '../../../src/api/contract/call';
import { currencyConvert } from '../../../src/api/contract/currencyExchange';
import { currencyDecimals, isCurrencyAmount } from '../../../src/domain/currencyExchange/currencyDecimals';
import type { Currency } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { currencyHoursAt } from '../../../src/domain/currencyExchange/currencyHours';
import { isDirect } from '../../../src/domain/currencyExchange/currencyPairs';
import { compare } from '../../../src/domain/decimal';
import { convertedAmount, hasMoved } from '../arithmetic/currency';
import { AskedAgain } from '../askedAgain';
import type { Exchange } from '../exchange';
import { post, transfer } from '../ledger';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { runOnce } from '../requests/runOnce';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { limitsOf } from './limits';
import { rateAt } from './rates';
import type { CurrencyRecord } from './records';
import { currencyRules } from './rules';
import { walletBalance, walletOf } from './wallets';

type Request = RequestOf<typeof currencyConvert>;

/**
 * Converts an amount at the current rate, once for each request id. If the rate moved too far from the one shown to the
 * member, nothing happens and the member is asked again (decision 25); then there is no record.
 */
export function convertOnce(
  exchange: Exchange,
  member: Member,
  request: Request,
): CurrencyRecord | undefined {
  try {
    const { records } = exchange.world.currencyExchange;
    return runOnce(
      exchange,
      member,
      { path: currencyConvert.path, request },
      { act: () => convert(exchange, member, request), find: (id) => lookup(records, id) },
    );
  } catch (cause) {
    if (cause instanceof AskedAgain) return undefined;
    throw cause;
  }
}

/** Requires two currencies with a direct rate, and an amount with the decimals of the first one. */
function requireAmount({ from, to, amount }: Pick<Request, 'from' | 'to' | 'amount'>): void {
  if (!isDirect(from, to) || !isCurrencyAmount(amount, from)) throw new Refusal('parameterError');
}

function convert(
  exchange: Exchange,
  member: Member,
  request: Omit<Request, 'clientRequestId'>,
): CurrencyRecord {
  requireAmount(request);
  const { from, to, amount } = request;
  if (!currencyHoursAt(exchange.now).open) throw new Refusal('outsideFundsTime');
  requireWithinLimits(exchange, from, amount);
  const balance = walletBalance(exchange, member, from);
  if (request.all && compare(balance, amount) !== 0) throw new AskedAgain();
  if (compare(balance, amount) < 0) throw new Refusal('insufficientBalance');
  const { rate } = rateAt(exchange.market, from, to, exchange.now);
  if (hasMoved(request.rate, rate, currencyRules.tolerance)) throw new AskedAgain();
  const received = convertedAmount(amount, rate, currencyDecimals(to));
  const record: CurrencyRecord = {
    ...newNumbers(exchange, 'E'),
    account: member.account,
    from,
    to,
    amount,
    received,
    rate,
    exchangedAt: exchange.now,
  };
  setEntry(exchange.world.currencyExchange.records, record.id, record);
  book(exchange, record);
  return record;
}

function requireWithinLimits(exchange: Exchange, from: Currency, amount: string): void {
  const { minimum, maximum } = limitsOf(exchange, from);
  if (compare(amount, minimum) < 0) throw new Refusal('belowMinimum', { n: minimum });
  if (compare(amount, maximum) > 0) throw new Refusal('aboveMaximum', { n: maximum });
}

/** Books the conversion against the broker; rounding differences stay with the broker. */
function book({ world, now }: Exchange, { id, account, from, to, amount, received }: CurrencyRecord): void {
  const lines = [
    ...transfer(walletOf(account, from), `house:exchange:${from}`, amount),
    ...transfer(`house:exchange:${to}`, walletOf(account, to), received),
  ];
  post(world.ledger, { at: now, reason: 'currencyExchanged', record: id, lines });
}
