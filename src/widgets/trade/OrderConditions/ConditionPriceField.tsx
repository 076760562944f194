'use client';
import { Stepper } from '../../../components/Stepper/Stepper';
import type { PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import {
  type ConditionPrice,
  type ConditionPrices,
  type ConditionsMarket,
  steppedTrail,
  trailingStopNow,
} from '../../../domain/trade/conditionsDraft';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { fieldErrorText } from '../../reasonText';
import { LimitPriceField } from '../LimitPriceField/LimitPriceField';

interface ConditionPriceFieldProps {
  of: ConditionPrice;
  draft: ConditionPrices;
  market: ConditionsMarket;
  stock: PricedStock;
  reasons: readonly Reason<string>[];
  onChange: (typed: string) => void;
}

/** One price of an order with a stop, stepped by ticks. */
export function ConditionPriceField({
  of,
  draft,
  market,
  stock,
  reasons,
  onChange,
}: ConditionPriceFieldProps) {
  const formats = useFormats();
  const t = useText('conditions');
  const typed = draft[of];
  const error = fieldErrorText(t, reasons, of, formats);
  const label = of === 'limitPrice' ? t('trade:order.limitPrice') : t(of);
  if (of !== 'trailBy')
    return <LimitPriceField typed={typed} onChange={onChange} stock={stock} label={label} error={error} />;
  const stop = trailingStopNow(typed, market);
  return (
    <Stepper
      notation={formats.notation}
      label={label}
      unit={t('common:yen')}
      value={typed}
      onChange={onChange}
      onStep={(by) => onChange(steppedTrail(typed, by, stock.latestPrice, market.ownTick))}
      decreaseLabel={`${label}: ${t('trade:order.decrease')}`}
      increaseLabel={`${label}: ${t('trade:order.increase')}`}
      {...(error && { error })}
      {...(stop && { hint: t('trailHint', { price: formats.price(stop) }) })}
    />
  );
}
