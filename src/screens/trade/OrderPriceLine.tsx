import type { TradeRules } from '../../api/contract/trade';
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
  const limit = draft.priceType === 'limit' ? form.numberIn('limitPrice') : undefined;
  const { latestPrice, limitDown, limitUp, tickSize } = stock;
  const isPriced = draft.priceType === 'market' || limit !== undefined;
  const oneLot = { ...draft, lots: '1' };
  const summary =
    form.summary ?? (isPriced ? orderSummary(oneLot, { latestPrice, rules, available }) : undefined);
  return (
    <PriceLine
      now={firstPriceMissing ? undefined : latestPrice}
      limit={limit}
      breakEven={isPriced ? summary?.breakEven : undefined}
      liquidation={isPriced ? summary?.opening.liquidationPrice : undefined}
      limits={{ low: limitDown, high: limitUp }}
      tickSize={tickSize}
    />
  );
}
