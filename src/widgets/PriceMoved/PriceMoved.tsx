import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import type { PriceMove } from '../../domain/priceMove';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { markedChange } from '../markedChange';

export interface PriceMovedProps {
  move: PriceMove;
  /** Goes on with the new price. */
  onAccept: () => void;
}

/**
 * Says that the market has moved while an order was looked at, and by how much. A large move has to be accepted before
 * the order can be placed; a small one is only told, for the market never stands still.
 */
export function PriceMoved({ move, onAccept }: PriceMovedProps) {
  const t = useText('trade');
  const { from, to, by, tooFar } = move;
  const price = formatPrice(to);
  return (
    <Banner
      tone={tooFar ? 'warning' : 'info'}
      title={t('moved.title', { from: formatPrice(from), to: price })}
      announce
      {...(tooFar && {
        action: (
          <Button kind="quiet" size="small" onClick={onAccept}>
            {t('moved.accept', { price })}
          </Button>
        ),
      })}
    >
      {t('moved.body', { by: markedChange(by) })}
    </Banner>
  );
}
