import type { TradeRules } from '../../api/contract/trade';
import { pricesOfKind } from '../../domain/trade/conditionsDraft';
import { priceTypeOf } from '../../domain/trade/orderConditions';
import { orderSummary } from '../../domain/trade/orderSummary';
import { PriceLine } from '../../widgets/trade/PriceLine/PriceLine';
import type { useOrderForm } from './useOrderForm';

interface OrderPriceLineProps {
  form: Pick<
    ReturnType<typeof useOrderForm>,
    'draft' | 'summary' | 'stock' | 'firstPriceMissing' | 'available' | 'numberIn'
  >;
  rules: TradeRules;
}

/** The prices of the order as typed. Before lots are typed they are those of one lot: no price depends on the lots. */
export function OrderPriceLine({ form, rules }: OrderPriceLineProps) {
  const { draft, stock, firstPriceMissing, available } = form;
  const hasLimit = priceTypeOf(draft.kind) === 'limit';
  const limit = hasLimit ? form.numberIn('limitPrice') : undefined;
  const stop = pricesOfKind[draft.kind].includes('stopPrice') ? form.numberIn('stopPrice') : undefined;
  const { latestPrice, limitDown, limitUp, tickSize } = stock;
  const known = { latestPrice, rules, available, limits: stock };
  // A limit that is refused has no prices.
  const summary =
    hasLimit && limit === undefined
      ? undefined
      : (form.summary ?? orderSummary({ ...draft, lots: '1' }, known));
  return (
    <PriceLine
      now={firstPriceMissing ? undefined : latestPrice}
      limit={limit}
      stop={stop}
      breakEven={summary?.breakEven}
      liquidation={summary?.liquidationPrice}
      limits={{ low: limitDown, high: limitUp }}
      tickSize={tickSize}
    />
  );
}
