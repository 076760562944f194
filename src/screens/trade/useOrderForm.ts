import { useCallback, useMemo } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { useClosedDays, useTradingSession } from '../../api/queries/market';
import { useOpenPosition } from '../../api/queries/trade';
import { toMinute, useServerTime } from '../../api/useServerTime';
import { compare } from '../../domain/decimal';
import { isBeforeFirstPrice } from '../../domain/market/marketReasons';
import { affordableLots } from '../../domain/trade/affordableLots';
import { openingAction, typedLimitFill } from '../../domain/trade/limitFill';
import { priceTypeOf } from '../../domain/trade/orderConditions';
import { openingCost } from '../../domain/trade/orderCost';
import {
  emptyDraft,
  type OrderDraft,
  type OrderDraftAction,
  orderDraft,
} from '../../domain/trade/orderDraft';
import { orderPrices } from '../../domain/trade/orderPrices';
import { exitReasons, orderReasons } from '../../domain/trade/orderReasons';
import { orderSummary } from '../../domain/trade/orderSummary';
import type { TermRules } from '../../domain/trade/orderTerms';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { lockFact } from '../../widgets/trade/lockFact';
import type { Affordable } from '../../widgets/trade/OrderTicket/OrderTicket';
import { useMarketState } from '../market/useMarketState';
import { type MoneyFacts, useMoneyForm } from '../useMoneyForm';

/** The order form: its cost, and what the member can afford. */
export function useOrderForm(details: StockDetails, rules: TradeRules, startSide: Side) {
  const formats = useFormats();
  const session = useTradingSession();
  const market = useMarketState(details.symbol, details);
  const { marketAt, ownTick } = market;
  const { maxTermDays } = rules;
  const closedDays = useClosedDays();
  const minute = useServerTime(toMinute);
  const { stock = details } = market;
  const limits = { limitUp: stock.limitUp, limitDown: stock.limitDown };
  const termsAt = (now: number): TermRules | undefined =>
    maxTermDays == null ? undefined : { now, closedDays, maxTermDays };
  const formAt = (draft: OrderDraft, facts: MoneyFacts) => ({
    ...draft,
    ...marketAt(facts.now),
    ...facts,
    limits,
    ownTick,
    rules,
    terms: termsAt(facts.now),
  });
  const form = useMoneyForm({
    name: 'order',
    initial: emptyDraft(startSide, rules.leverages[0] ?? 1),
    submission: useOpenPosition(),
    waitsFor: session,
    rules: (draft, facts) => orderReasons(formAt(draft, facts)),
  });
  const { draft, available, change } = form;
  const { latestPrice } = stock;

  const summary = orderSummary(draft, { latestPrice, rules, available, ownTick, limits: stock });
  const t = useText('trade');
  const firstPriceMissing = useServerTime((now) => isBeforeFirstPrice(marketAt(now)));
  const marketPrice = firstPriceMissing ? undefined : latestPrice;
  const { kind, limitPrice } = draft;
  const typed = { priceType: priceTypeOf(kind), limitPrice };
  const hasOnlyStop = typed.priceType === 'market' && kind !== 'market';
  const waits =
    hasOnlyStop || typedLimitFill(openingAction(draft.side), typed, marketPrice)?.atOnce === false;
  const lock = useServerTime((now) => {
    const whenOpen = waits ? now : 'atOnce';
    return lockFact(
      t,
      {
        rule: { kind: 'minutes', minutes: rules.sellLockMinutes },
        now,
        closedDays,
        fill: marketAt(now).sessionOpen ? whenOpen : undefined,
      },
      formats,
    );
  });
  const priced = summary?.price ?? latestPrice;
  // An order must be affordable at every price that it accepts.
  const tolerance = rules.priceTolerance;
  const buying = orderPrices({ ...draft, side: 'long' }, { latestPrice, limits, tolerance, ownTick });
  const dearest = buying?.worst ?? buying?.highest ?? priced;
  const affordable = useAffordable(draft, rules, { price: priced, dearest }, available);
  return {
    ...form,
    summary,
    affordable,
    /** Days on which the order can end; undefined when the server has no terms. */
    terms: termsAt(minute),
    /** Why the closing at the fill can't be placed, by its fields. */
    exitReasons: useServerTime((now) =>
      exitReasons(formAt(draft, { now, available, restrictions: form.restrictions })),
    ),
    /** From when the position can be closed. */
    lock,
    /** Whether a new issue has no price of the market yet. */
    firstPriceMissing,
    /** The stock at its latest quote. */
    stock,
    /** A stable function. */
    dispatch: useCallback(
      (action: OrderDraftAction) => change((before) => orderDraft(before, action)),
      [change],
    ),
  };
}

/** What the member can afford at a price. Expensive (simulates dozens of orders); does not depend on the lots field. */
function useAffordable(
  { leverage, side }: OrderDraft,
  rules: TradeRules,
  { price, dearest }: { price: string; dearest: string },
  available: string | undefined,
): Affordable | undefined {
  return useMemo(() => {
    if (available === undefined) return undefined;
    const { lotSize, maxLots } = rules;
    const budget = { available, price: dearest, leverage, lotSize, maxLots, rates: rules };
    const oneLot = openingCost({ side, price, shares: lotSize, leverage, rates: rules }).total;
    const isCovered = oneLot !== undefined && compare(oneLot, available) <= 0;
    return {
      quarter: affordableLots({ ...budget, part: 'quarter' }),
      half: affordableLots({ ...budget, part: 'half' }),
      max: affordableLots({ ...budget, part: 'max' }),
      oneLot: isCovered ? undefined : oneLot,
    };
  }, [leverage, side, rules, price, dearest, available]);
}
