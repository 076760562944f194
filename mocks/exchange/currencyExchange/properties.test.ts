import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDecimals } from '../../../src/domain/currencyExchange/currencyDecimals';
import { type Currency, currencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { isDirect } from '../../../src/domain/currencyExchange/currencyPairs';
import { add, compare, multiply, round } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { currencyOf, type LedgerAccount } from '../ledger';
import { openExchange } from '../openExchange';
import { Refusal } from '../refusal';
import { testExchange } from '../testExchange';
import type { Member, World } from '../world';
import { convertOnce } from './convert';
import { rateAt } from './rates';
import { walletBalance } from './wallets';

interface Action {
  from: Currency;
  to: Currency;
  /** Thousandths of the balance. */
  part: number;
  minutes: number;
}

const currency = fc.constantFrom(...currencies);
const action: fc.Arbitrary<Action> = fc.record({
  from: fc.oneof(fc.constant<Currency>('JPY'), currency),
  to: currency,
  part: fc.integer({ min: 1, max: 1000 }),
  minutes: fc.integer({ min: 0, max: 300 }),
});
const actions = fc.array(action, { minLength: 2, maxLength: 30 });

function exchangePart(exchange: Exchange, member: Member, { from, to, part }: Action) {
  const amount = partOf(walletBalance(exchange, member, from), part, from);
  const { rate } = rateAt(exchange.market, from, to, exchange.now);
  try {
    const clientRequestId = String(exchange.world.nextNumber);
    return convertOnce(exchange, member, { clientRequestId, from, to, amount, rate });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return undefined;
  }
}

const partOf = (balance: string, thousandths: number, currency: Currency): string =>
  round(multiply(balance, String(thousandths / 1000)), currencyDecimals(currency), 'down');

function runActions(
  all: Action[],
  inspect: (world: World, exchange: Exchange, member: Member) => void,
): void {
  const { world, member, open } = testExchange();
  let { now } = open('09:30');
  for (const one of all) {
    now += one.minutes * 60_000;
    const exchange = openExchange(world, now);
    exchangePart(exchange, member, one);
    inspect(world, exchange, member);
  }
}

test('amounts are conserved per currency, and no wallet goes below zero or beyond its decimals', () => {
  fc.assert(
    fc.property(actions, (all) => {
      runActions(all, ({ ledger }, exchange, member) => {
        const accounts = Object.keys(ledger.balances) as LedgerAccount[];
        for (const one of currencies) {
          const own = accounts.filter((account) => currencyOf(account) === one);
          expect(add(...own.map((account) => ledger.balances[account] ?? '0'))).toBe('0');
          const balance = walletBalance(exchange, member, one);
          expect(compare(balance, '0')).toBeGreaterThanOrEqual(0);
          expect(round(balance, currencyDecimals(one), 'down')).toBe(balance);
        }
      });
    }),
    { numRuns: 25 },
  );
});

test('converting back and forth at the same time gains nothing', () => {
  // Yen always come first in a pair, and have no direct rate to rupees.
  const pair = fc.tuple(currency, currency).filter(([one, other]) => isDirect(one, other) && one !== 'INR');
  fc.assert(
    fc.property(
      pair,
      fc.integer({ min: 1, max: 500 }),
      fc.nat({ max: 1440 }),
      ([one, other], part, minutes) => {
        const { world, member, open } = testExchange();
        const exchange = openExchange(world, open('09:00').now + minutes * 10_000);
        const change = (from: Currency, to: Currency, amount: string) => {
          const { rate } = rateAt(exchange.market, from, to, exchange.now);
          const clientRequestId = String(world.nextNumber);
          return convertOnce(exchange, member, { clientRequestId, from, to, amount, rate })?.received ?? '0';
        };
        const amount = String(part * 10_000);
        const first = one === 'JPY' ? amount : change('JPY', one, amount);
        const there = change(one, other, first);
        try {
          expect(compare(change(other, one, there), first)).toBeLessThanOrEqual(0);
        } catch (cause) {
          // After rounding down, the received amount can be below the minimum.
          if (!(cause instanceof Refusal && cause.key === 'belowMinimum')) throw cause;
        }
      },
    ),
    { numRuns: 60 },
  );
});
