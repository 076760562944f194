import { useMemo, useReducer } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { useAccount } from '../../api/queries/account';
import { useClosedDays } from '../../api/queries/closedDays';
import { affordableLots } from '../../domain/affordableLots';
import { openingAction, typedLimitFill } from '../../domain/limitFill';
import { openingCost } from '../../domain/orderCost';
import { emptyDraft, type OrderDraft, orderDraft } from '../../domain/orderDraft';
import { orderReasons } from '../../domain/orderReasons';
import { orderSummary } from '../../domain/orderSummary';
import type { Side } from '../../domain/vocabulary';
import { loadedData } from '../../lib/loadable';
import { typedBefore } from '../../session/typed';
import { useKeptTyped } from '../../session/useTyped';
import type { LockAhead } from '../../widgets/lockFact';
import type { Affordable } from '../../widgets/OrderTicket/OrderTicket';
import { useMarketState } from '../useMarketState';

/** The order form: what was typed, what it costs, what keeps it from being placed, and how much one can afford. */
export function useOrderForm(details: StockDetails, rules: TradeRules, startSide: Side) {
  const [draft, dispatch] = useReducer(orderDraft, emptyDraft(startSide, rules.leverages[0] ?? 1), (empty) =>
    typedBefore('order', empty),
  );
  useKeptTyped('order', draft);
  const account = loadedData(useAccount());
  const { market, stock = details, limits, ownTick, known } = useMarketState(details.symbol, details);
  const available = account?.availableFunds;
  const { latestPrice } = stock;

  const summary = orderSummary(draft, { latestPrice, rules, available });
  const reasons = orderReasons({
    ...draft,
    ...market,
    ...{ limits, ownTick, rules, available },
    restrictions: account?.restrictions ?? [],
  });
  const { now, sessionOpen } = market;
  const waits = typedLimitFill(openingAction(draft.side), draft, latestPrice)?.atOnce === false;
  const whenOpen = waits ? now : 'atOnce';
  const lock: LockAhead = {
    rule: { kind: 'minutes', minutes: rules.sellLockMinutes },
    now,
    closedDays: useClosedDays(),
    fill: sessionOpen ? whenOpen : undefined,
  };
  const affordable = useAffordable(draft, rules, summary?.price ?? latestPrice, available);
  return {
    ...{ draft, dispatch, summary, reasons, available, affordable, lock },
    /** The stock at its newest quote. */
    stock,
    known: account !== undefined && known,
  };
}

/** What the member can afford at a price. Expensive (simulates dozens of orders); does not depend on the lots field. */
function useAffordable(
  { leverage, side }: OrderDraft,
  rules: TradeRules,
  price: string,
  available: string | undefined,
): Affordable | undefined {
  return useMemo(() => {
    if (available === undefined) return undefined;
    const { lotSize, maxLots } = rules;
    const budget = { available, price, leverage, lotSize, maxLots, rates: rules };
    return {
      quarter: affordableLots({ ...budget, part: 'quarter' }),
      half: affordableLots({ ...budget, part: 'half' }),
      max: affordableLots({ ...budget, part: 'max' }),
      oneLot: openingCost({ side, price, shares: lotSize, leverage, rates: rules }).total,
    };
  }, [leverage, side, rules, price, available]);
}
