'use client';
import { Stepper } from '../../../components/Stepper/Stepper';
import { type PricedStock, steppedPrice, stepsLeft } from '../../../domain/market/steppedPrice';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

export interface LimitPriceFieldProps {
  /** The price as typed. */
  typed: string;
  /** Called with the price as typed or stepped. */
  onChange: (typed: string) => void;
  /** The stock's last price, and its daily limits and tick in yen if known. */
  stock: PricedStock;
  /** Use for a name other than "limit price". */
  label?: string;
  /** What is wrong with the typed price. */
  error?: string | undefined;
}

/** A field for a limit price, typed or stepped by ticks within the daily limits. The limits are shown below. */
export function LimitPriceField({ typed, onChange, stock, label, error }: LimitPriceFieldProps) {
  const formats = useFormats();
  const t = useText('trade');
  const name = label ?? t('order.limitPrice');
  const { limitUp, limitDown, tickSize } = stock;
  const { up, down } = stepsLeft(typed, stock);
  const known = limitUp !== undefined && limitDown !== undefined && tickSize !== undefined;
  return (
    <Stepper
      notation={formats.notation}
      label={name}
      unit={t('common:yen')}
      value={typed}
      onChange={onChange}
      onStep={(by) => onChange(steppedPrice(typed, by, stock))}
      decreaseLabel={`${name}: ${t('order.decrease')}`}
      increaseLabel={`${name}: ${t('order.increase')}`}
      canDecrease={down}
      canIncrease={up}
      {...(error && { error })}
      {...(known && {
        hint: t('order.priceRange', {
          low: formats.price(limitDown, tickSize),
          high: formats.price(limitUp, tickSize),
          tick: formats.price(tickSize, tickSize),
        }),
      })}
    />
  );
}
