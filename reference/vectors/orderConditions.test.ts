import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteAt } from '../../mocks/exchange/market/quotes';
import { Refusal } from '../../mocks/exchange/refusal';
import { tradeRules as rules } from '../../mocks/exchange/rules';
import { testExchange, tradedListing } from '../../mocks/exchange/testExchange';
import { marketOf } from '../../mocks/exchange/trade/marketOf';
import { previewOrder } from '../../mocks/exchange/trade/previewOrder';
import { holidays } from '../../src/domain/market/holidays';
import { limitsOfNextSession } from '../../src/domain/market/priceLimits';
import { stepPrice } from '../../src/domain/market/ticks';
import { sessionAt } from '../../src/domain/market/tradingSession';
import { toConditions } from '../../src/domain/trade/conditionsDraft';
import { openingCost } from '../../src/domain/trade/orderCost';
import { emptyDraft } from '../../src/domain/trade/orderDraft';
import { orderPrices } from '../../src/domain/trade/orderPrices';
import { orderReasons } from '../../src/domain/trade/orderReasons';
import { terms } from '../../src/domain/trade/orderTerms';
import { orderKinds } from '../../src/domain/trade/tradeVocabulary';

const setup = testExchange('100000000');

const ticks = fc.integer({ min: -40, max: 40 });
const conditions = {
  kind: fc.constantFrom(...orderKinds),
  limitsStop: fc.boolean(),
  limitPrice: ticks,
  stopPrice: ticks,
  stopLimitPrice: ticks,
  trailBy: fc.integer({ min: -1, max: 60 }),
  term: fc.constantFrom(...terms),
  until: fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-04', '2026-12-18', '2026-12-21', '2027-01-04'),
};

it('an order that the app does not block is accepted by the exchange, for the money that the app tells', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.record(conditions),
      fc.option(fc.record(conditions)),
      fc.constantFrom('long' as const, 'short' as const),
      fc.constantFrom('10:00', '12:00', '15:00', '20:00'),
      (typed, exit, side, time) => {
        const { world, member, open } = setup;
        const exchange = open(time);
        const { symbol } = tradedListing(exchange);
        const { market, now } = exchange;
        const quote = quoteAt(market, symbol, now);
        const { latestPrice } = quote;
        const written = ({ limitPrice, stopPrice, stopLimitPrice, trailBy, ...rest }: typeof typed) => ({
          ...rest,
          limitPrice: stepPrice(latestPrice, limitPrice),
          stopPrice: stepPrice(latestPrice, stopPrice),
          stopLimitPrice: stepPrice(latestPrice, stopLimitPrice),
          trailBy: String(trailBy),
        });
        const draft = {
          ...emptyDraft(side, 2),
          ...written(typed),
          lots: '1',
          exit: exit && written(exit),
        };
        const today = marketOf(exchange, symbol);
        const limits = limitsOfNextSession(today, now, holidays);
        const termRules = { now, closedDays: holidays, maxTermDays: rules.maxTermDays };
        const { open: sessionOpen, changesAt } = sessionAt(now, holidays);
        const known = { quote, now, sessionOpen, opensAt: changesAt, limits, rules };
        const money = { available: '100000000', restrictions: [] };
        const reasons = orderReasons({ ...draft, ...known, ...money, terms: termRules });
        if (reasons.length > 0 || draft.exit?.kind === 'market') return;
        accepted += 1;
        const request = { ...toConditions(draft, termRules), symbol, side, leverage: 2, lots: '1' };
        const exitRequest = draft.exit && toConditions(draft.exit, termRules);
        try {
          const preview = previewOrder(exchange, member, { ...request, exit: exitRequest });
          expect(preview.refusals).toEqual([]);
          const prices = orderPrices(draft, { latestPrice, limits, tolerance: rules.priceTolerance });
          const shares = rules.lotSize;
          const ours = openingCost({ side, leverage: 2, shares, price: prices?.highest ?? '', rates: rules });
          if (preview.waits) expect(preview.total).toBe(ours.total);
        } catch (cause) {
          if (!(cause instanceof Refusal)) throw cause;
          expect({ refused: cause.key, draft, request }).toEqual({ accepted: true });
        }
        expect(world.positions).toEqual({});
      },
    ),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(60);
});
