'use client';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import type { PriceMove } from '../../../domain/trade/priceMove';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { markedChange } from '../../market/direction';

export interface PriceMovedProps {
  /** The price movement. */
  move: PriceMove;
  /** Called when the member continues with the new price. */
  onAccept: () => void;
}

/**
 * States that the market moved while an order was being confirmed, and by how much.
 *
 * A large move must be accepted before the order can be placed. A small one is only stated, because prices always
 * move.
 */
export function PriceMoved({ move, onAccept }: PriceMovedProps) {
  const formats = useFormats();
  const t = useText('trade');
  const { from, to, by, tooFar } = move;
  const price = formats.price(to);
  return (
    <Banner
      tone={tooFar ? 'warning' : 'info'}
      title={t('moved.title', { from: formats.price(from), to: price })}
      announce
      // It may be at the end of a long sheet. A small move is no reason to scroll away from what is read.
      reveal={tooFar}
      {...(tooFar && {
        action: (
          <Button kind="quiet" size="small" onClick={onAccept}>
            {t('moved.accept', { price })}
          </Button>
        ),
      })}
    >
      {t('moved.body', { by: markedChange(by, formats) })}
    </Banner>
  );
}
