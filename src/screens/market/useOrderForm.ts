import { useReducer } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { useAccount } from '../../api/queries/account';
import { useTradingSession } from '../../api/queries/stocks';
import { useServerNow } from '../../api/useServerNow';
import { affordableLots } from '../../domain/affordableLots';
import { emptyDraft, orderDraft } from '../../domain/orderDraft';
import { orderReasons } from '../../domain/orderReasons';
import { orderSummary } from '../../domain/orderSummary';
import type { Side } from '../../domain/vocabulary';
import { loadedData } from '../../lib/loadable';

/** The order form: what was typed, what it costs, what keeps it from being placed, and how much one can afford. */
export function useOrderForm(stock: StockDetails, rules: TradeRules, startSide: Side) {
  const [draft, dispatch] = useReducer(orderDraft, emptyDraft(startSide, rules.leverages[0] ?? 1));
  const account = loadedData(useAccount());
  const session = loadedData(useTradingSession());
  const now = useServerNow();
  const available = account?.availableFunds;
  const { latestPrice, quotedAt, limitUp, limitDown, suspended } = stock;

  const summary = orderSummary(draft, { latestPrice, rules, available });
  const reasons = orderReasons({
    ...draft,
    quote: { latestPrice, quotedAt },
    now,
    sessionOpen: session?.open ?? false,
    opensAt: session && !session.open ? session.changesAt : undefined,
    limits: { limitUp, limitDown },
    rules,
    available,
    restrictions: account?.restrictions ?? [],
    suspended,
    ...(session && { quoteMaxAgeMs: session.quoteMaxAgeMs }),
  });
  const afford = (part: 'quarter' | 'half' | 'max') =>
    available === undefined
      ? 0
      : affordableLots({
          available,
          price: summary?.price ?? latestPrice,
          leverage: draft.leverage,
          lotSize: rules.lotSize,
          maxLots: rules.maxLots,
          rates: rules,
          part,
        });
  const affordable = { quarter: afford('quarter'), half: afford('half'), max: afford('max') };
  return {
    draft,
    dispatch,
    summary,
    reasons,
    affordable,
    available,
    known: account !== undefined && session !== undefined,
  };
}
