import { Stepper } from '../../components/Stepper/Stepper';
import { type PricedStock, steppedPrice, stepsLeft } from '../../domain/steppedPrice';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';

export interface LimitPriceFieldProps {
  typed: string;
  onChange: (typed: string) => void;
  /** Last price, price limits of the day and smallest step, in yen; the latter as far as they are known. */
  stock: PricedStock;
  /** What the price is called; a limit price unless given. */
  label?: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
}

/** A limit price, typed or stepped by ticks within the limits of the day, which stand beneath it. */
export function LimitPriceField({ typed, onChange, stock, label, error }: LimitPriceFieldProps) {
  const t = useText('trade');
  const name = label ?? t('order.limitPrice');
  const { limitUp, limitDown, tickSize } = stock;
  const { up, down } = stepsLeft(typed, stock);
  const known = limitUp !== undefined && limitDown !== undefined && tickSize !== undefined;
  return (
    <Stepper
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
          low: formatPrice(limitDown, tickSize),
          high: formatPrice(limitUp, tickSize),
          tick: formatPrice(tickSize, tickSize),
        }),
      })}
    />
  );
}
