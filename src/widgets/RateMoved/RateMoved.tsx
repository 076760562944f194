import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import type { RateMove } from '../../domain/rateMove';
import type { Currency } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { currencyAmount } from '../currencyText';
import { rateText } from '../rateText';

export interface RateMovedProps {
  move: RateMove;
  /** The currency given. */
  from: Currency;
  /** The currency received. */
  to: Currency;
  /** What would have been received at the rate that was seen, in `to`. */
  before: string | undefined;
  /** What would be received now, in `to`. */
  after: string | undefined;
  /** Goes on with the new rate. */
  onAccept: () => void;
}

/**
 * Says that the rate has moved while an exchange was looked at, and what that means for the amount received. A move
 * beyond the tolerance has to be accepted before the exchange can be sent (decision 25); a smaller one is only told.
 */
export function RateMoved({ move, from, to, before, after, onAccept }: RateMovedProps) {
  const t = useText('currencyExchange');
  return (
    <Banner
      tone={move.tooFar ? 'warning' : 'info'}
      title={t('moved.title', { rate: rateText({ from, to, rate: move.to }) })}
      announce
      {...(move.tooFar && {
        action: (
          <Button kind="quiet" size="small" onClick={onAccept}>
            {t('moved.accept')}
          </Button>
        ),
      })}
    >
      {before !== after &&
        t('moved.body', { before: currencyAmount(before, to), after: currencyAmount(after, to) })}
    </Banner>
  );
}
