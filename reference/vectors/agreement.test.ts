import fc, { type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { currencies } from '../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { priceLimits } from '../../src/domain/market/priceLimits';
import { tickSize } from '../../src/domain/market/ticks';
import { sides } from '../../src/domain/trade/tradeVocabulary';
import { appMoney } from './appMoney';
import { exchangeMoney } from './exchangeMoney';
import { type Calculations, type Given, type MoneyRule, moneyVectors } from './moneyVectors';

/** A plain decimal of whole units of `10^-decimals`. */
const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min, max }).map((units) => String(units / 10 ** decimals));

const lot = 1000;
const side = fc.constantFrom(...sides);
const shares = fc.integer({ min: 1, max: 500 }).map((lots) => lots * lot);
const leverage = fc.constantFrom(1, 2, 3, 5, 7, 10);
/** Up to 1,000,000 yen, low prices as often as high ones. */
const price = fc.oneof(
  ...[10, 300, 5000, 40_000, 1_000_000].map((max) =>
    fc.integer({ min: 1, max }).map((yen) => {
      const tick = Number(tickSize(String(yen)));
      return String(Math.ceil(yen / tick) * tick);
    }),
  ),
);
const yen = decimal(2, 0, 2_000_000_000);
const paidYen = decimal(2, 1, 2_000_000_000);
const feeRate = decimal(6, 0, 5000);
const closingRates = { sellingFeeRate: feeRate, stampDutyRate: feeRate, liquidationFeeRate: feeRate };
const dailyRate = decimal(6, 0, 1000);
const tolerance = decimal(4, 0, 200);
/** Values in yen of units of currencies. */
const unitInYen = decimal(10, 10_000_000, 5_000_000_000_000).filter((value) => !value.includes('e'));

/** A position with the margin of its leverage and, in half of the cases, added margin. */
const held = fc
  .record({ side, buyPrice: price, shares, leverage, added: fc.oneof(fc.constant(0), fc.nat(10_000_000)) })
  .map(({ leverage: times, added, ...position }) => {
    const { margin } = exchangeMoney.opening({
      price: position.buyPrice,
      shares: position.shares,
      leverage: times,
      purchaseFeeRate: '0',
    });
    return { ...position, margin: String((Math.round(Number(margin) * 100) + added * 100) / 100) };
  });

/** A price that differs from another by up to so many steps of 2 %, at least one yen. */
const near = (from: string, steps = 50) =>
  fc
    .integer({ min: -steps, max: steps })
    .map((step) => String(Math.max(1, Math.round(Number(from) * (1 + step / 50)))));

const nearPrice = fc
  .record({ from: price })
  .chain(({ from }) => fc.record({ from: fc.constant(from), to: near(from) }));

const given: { [Rule in MoneyRule]: Arbitrary<Given<Rule>> } = {
  opening: fc.record({ price, shares, leverage, purchaseFeeRate: feeRate }),
  closing: fc.record({ price, shares, ...closingRates }),
  result: fc
    .record({ ends: nearPrice, side, shares, margin: yen, purchaseFee: yen, ...closingRates })
    .map(({ ends, ...others }) => ({ ...others, buyPrice: ends.from, price: ends.to })),
  liquidationPrice: fc
    .record({ held, maintenanceMarginRate: decimal(4, 0, 1000) })
    .map(({ held: position, maintenanceMarginRate }) => ({ ...position, maintenanceMarginRate })),
  liquidationWarning: nearPrice
    .filter(({ from, to }) => from !== to)
    .chain(({ from, to }) =>
      near(to, 25).map((now) => ({ buyPrice: from, liquidationPrice: to, price: now })),
    ),
  partOfPosition: fc
    .record({ amount: yen, lots: fc.integer({ min: 1, max: 500 }), more: fc.nat(300) })
    .map(({ amount, lots, more }) => ({ amount, shares: lots * lot, of: (lots + more) * lot })),
  affordableLots: fc
    .record({
      available: yen,
      price,
      leverage,
      lotSize: fc.constantFrom(1, 100, lot),
      maxLots: fc.integer({ min: 1, max: 500 }),
      purchaseFeeRate: feeRate,
      /** In half of the cases the balance is about the cost of so many lots: sen away from it. */
      lots: fc.option(fc.integer({ min: 1, max: 500 }), { freq: 1 }),
      sen: fc.integer({ min: -2, max: 2 }),
    })
    .map(({ lots, sen, ...budget }) => {
      if (lots === null) return budget;
      const { total } = exchangeMoney.opening({ ...budget, shares: lots * budget.lotSize });
      return { ...budget, available: String(Math.max(0, Math.round(Number(total) * 100) + sen) / 100) };
    }),
  dayTradeLimit: fc.record({ previousClose: price, side, headroomRate: tolerance }).chain((day) => {
    const limits = priceLimits(day.previousClose);
    return near(day.previousClose, 5).map((latestPrice) => {
      const { side: one, headroomRate } = day;
      return { ...limits, side: one, headroomRate, latestPrice };
    });
  }),
  priceTolerance: nearPrice.chain(({ from, to }) =>
    fc.record({
      action: fc.constantFrom('buy', 'sell'),
      seenPrice: fc.constant(from),
      tolerance,
      price: fc.constant(to),
    }),
  ),
  priceLimits: fc.record({ previousClose: price }),
  blockTradeDiscount: nearPrice.map(({ from, to }) => ({ bid: to, marketPrice: from })),
  ipoPrice: fc.record({ issuePrice: price, lots: fc.nat(1000), lotSize: fc.constantFrom(1, 100, lot) }),
  loanTotal: fc.record({ amount: paidYen, dailyRate, days: fc.integer({ min: 1, max: 400 }) }),
  loanDebt: fc
    .record({ principal: yen, interest: yen, days: fc.nat(40), dailyRate, passed: fc.nat(50 * 86_400_000) })
    .map(({ passed, ...debt }) => {
      const paidOutAt = Date.UTC(2026, 10, 20, 1, 5);
      const at = new Date(paidOutAt + passed).toISOString();
      return { ...debt, paidOutAt: new Date(paidOutAt).toISOString(), at };
    }),
  loanRepayment: fc
    .record({ principal: fc.nat(100_000_000), interest: fc.nat(10_000_000), part: fc.nat(1000) })
    .map(({ principal, interest, part }) => ({
      principal: String(principal / 100),
      interest: String(interest / 100),
      amount: String(Math.floor(((principal + interest) * part) / 1000) / 100),
    })),
  currencyRate: fc.record({ fromInYen: unitInYen, toInYen: unitInYen }),
  currencyConversion: fc
    .record({ amount: paidYen, fromInYen: unitInYen, toInYen: unitInYen, to: fc.constantFrom(...currencies) })
    .map(({ amount, to, ...values }) => ({ amount, to, ...appMoney.currencyRate(values) })),
  rateTolerance: fc
    .record({ seen: decimal(4, 1, 100_000_000), change: fc.integer({ min: -300, max: 300 }), tolerance })
    .map(({ seen, change, tolerance: part }) => {
      const now = (Number(seen) * (10_000 + change)) / 10_000;
      return { seen, now: String(Number(now.toFixed(8))), tolerance: part };
    })
    .filter(({ now }) => !now.includes('e')),
  lockUpIncome: fc.record({ principal: decimal(0, 1, 100_000_000), dailyRate, days: fc.nat(400) }),
  copyTradeEnd: fc.record({ buyAmount: paidYen, value: yen, performanceFeeRate: decimal(3, 0, 500) }),
  drawdown: fc.record({ values: fc.array(decimal(2, 1, 3_000_000), { maxLength: 30 }) }),
};

const rules = Object.keys(moneyVectors) as MoneyRule[];

it.each(rules)('app and exchange agree on %s', (rule) => {
  const calculate = (side: Calculations) => side[rule] as (given: unknown) => unknown;
  fc.assert(
    fc.property(given[rule] as Arbitrary<unknown>, (input) => {
      expect(calculate(exchangeMoney)(input)).toEqual(calculate(appMoney)(input));
    }),
    { numRuns: 500 },
  );
});
