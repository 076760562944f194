'use client';
import { CardFacts } from '../../../components/Card/CardFacts';
import { compare } from '../../../domain/decimal';
import type { LossFromHere as Loss } from '../../../domain/trade/lossFromHere';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

export interface LossFromHereProps {
  /** What can still be lost, in yen (`lossFromHere` of the domain). */
  loss: Loss;
  /** Price at which the exchange closes it, in yen; absent when it is never liquidated. */
  liquidationPrice?: string | null | undefined;
}

/**
 * What a position can still lose from its result of now: at its liquidation price, and that a price can jump past it; without
 * one, at a price of zero.
 */
export function LossFromHere({ loss, liquidationPrice }: LossFromHereProps) {
  const formats = useFormats();
  const t = useText('position');
  const { atLiquidation, atZero } = loss;
  if (atLiquidation === undefined || liquidationPrice == null)
    return (
      <CardFacts
        large
        facts={[
          atZero === undefined
            ? { label: t('trade:worst.most'), value: t('trade:worst.noLimit'), wide: true }
            : {
                label: t('fromHere.toZero'),
                value: formats.yen(atZero),
                note: t('fromHere.never'),
                wide: true,
              },
        ]}
      />
    );
  const bounded = atZero !== undefined && compare(atZero, atLiquidation) >= 0;
  return (
    <CardFacts
      large
      facts={[
        {
          label: t('common:stillToLose', { price: formats.price(liquidationPrice) }),
          value: formats.yen(atLiquidation),
          note: t(bounded ? 'fromHere.beyond' : 'fromHere.unbounded'),
          wide: true,
        },
      ]}
    />
  );
}
