import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HeldCurrency,
  heldCurrencies,
} from '../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { multiply } from '../../src/domain/decimal';
import { parseLots, parseTyped } from '../../src/domain/typedNumber';
import { formatByKind } from '../../src/format/byKind';
import { formatLargeNumber } from '../../src/format/largeNumber';
import { formatMoney } from '../../src/format/money';
import { formatPercent, formatSignedPercent } from '../../src/format/percent';
import { formatPlainNumber } from '../../src/format/plainNumber';
import { formatChartPrice, formatPrice } from '../../src/format/price';
import { formatSigned } from '../../src/format/signed';
import { formatYen, formatYenLimit } from '../../src/format/yen';
import { formatsOf } from '../../src/i18n/formats';
import { common as en } from '../../src/i18n/locales/en/common';
import { common as jp } from '../../src/i18n/locales/jp/common';
import { common as tw } from '../../src/i18n/locales/tw/common';
import { currencyAmount } from '../../src/widgets/currencyExchange/currencyText';
import { markedChange } from '../../src/widgets/market/direction';

const languages = [
  ['English', en],
  ['Chinese', tw],
  ['Japanese', jp],
] as const;

/** Amounts of any size with two decimals, such as `1234.5`. */
const cents = (min: bigint) =>
  fc.bigInt({ min, max: 10n ** 20n }).map((value) => multiply(String(value), '0.01'));
const whole = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String);
const signed = cents(-(10n ** 20n));

/** Every way the app writes an amount or a price; nothing is rounded, because the amounts have two decimals. */
const amountFormats: [string, (amount: string) => string][] = [
  ['formatMoney', formatMoney],
  ['formatYen', formatYen],
  ['formatYenLimit', formatYenLimit],
  ['formatSigned', formatSigned],
  ['formatByKind in yen', (amount) => formatByKind(amount, 'JPY')],
  ['formatByKind in dollars', (amount) => formatByKind(amount, 'usd', { plus: true })],
  ['formatPlainNumber', formatPlainNumber],
  ['formatPrice', (amount) => formatPrice(amount, '0.01')],
  ['formatChartPrice', (amount) => formatChartPrice(amount, 2)],
  ['markedChange', (amount) => markedChange(amount, formatsOf('en'))],
];

describe('a figure that the app shows', () => {
  it.each(amountFormats)('is pasted as the same amount: %s', (_, format) => {
    fc.assert(
      fc.property(signed, (amount) => {
        expect(parseTyped(format(amount))).toBe(amount);
      }),
    );
  });

  it.each(languages)('is pasted with its unit in %s', (_, { yen, lots }) => {
    fc.assert(
      fc.property(signed, whole, (amount, count) => {
        for (const gap of ['', ' ', '\u00a0', '　']) {
          expect(parseTyped(`${formatMoney(amount)}${gap}${yen}`)).toBe(amount);
          expect(parseTyped(`${yen}${gap}${formatMoney(amount)}`)).toBe(amount);
          expect(parseLots(`${formatPlainNumber(count)}${gap}${lots}`)).toBe(count);
        }
      }),
    );
  });

  it.each(heldCurrencies)('is pasted with its currency: %s', (currency: HeldCurrency) => {
    const readIn = currency === 'EUR' ? 'JPY' : currency;
    const decimals = ['VND', 'KRW'].includes(currency) ? whole : signed;
    fc.assert(
      fc.property(decimals, (amount) => {
        expect(parseTyped(currencyAmount(amount, currency, formatsOf('en')), readIn)).toBe(amount);
      }),
    );
  });

  it.each(languages)('is refused in a field for lots if it counts shares: %s', (_, { shares }) => {
    expect(parseLots(`1,000 ${shares}`)).toBeUndefined();
    expect(parseLots(`1,000${shares}`)).toBeUndefined();
  });

  it.each([
    ['formatPercent', formatPercent],
    ['formatSignedPercent', formatSignedPercent],
  ])('is refused if it is a percentage: %s', (_, format) => {
    fc.assert(
      fc.property(signed, (percent) => {
        expect(parseTyped(format(percent))).toBeUndefined();
        expect(parseLots(format(percent))).toBeUndefined();
      }),
    );
  });

  it('is refused if it was shortened', () => {
    fc.assert(
      fc.property(
        cents(100_000n).filter((amount) => /[Kj]/.test(formatLargeNumber(amount))),
        (amount) => {
          expect(parseTyped(formatLargeNumber(amount))).toBeUndefined();
        },
      ),
    );
  });
});
