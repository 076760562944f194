'use client';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import type { Currency } from '../../../domain/currencyExchange/currencyExchangeVocabulary';
import type { RateMove } from '../../../domain/currencyExchange/rateMove';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { currencyAmount } from '../currencyText';
import { rateText } from '../rateText';

export interface RateMovedProps {
  /** The rate movement. */
  move: RateMove;
  /** The currency given. */
  from: Currency;
  /** The currency received. */
  to: Currency;
  /** Amount received at the rate shown before, in `to`. */
  before: string | undefined;
  /** Amount received now, in `to`. */
  after: string | undefined;
  /** Called when the member continues with the new rate. */
  onAccept: () => void;
}

/**
 * States that the rate moved while an exchange was being confirmed, and how that changes the amount received.
 *
 * A move beyond the tolerance must be accepted before sending (decision 25). A smaller one is only stated.
 */
export function RateMoved({ move, from, to, before, after, onAccept }: RateMovedProps) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  return (
    <Banner
      tone={move.tooFar ? 'warning' : 'info'}
      title={t('moved.title', { rate: rateText({ from, to, rate: move.to }, formats) })}
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
        t('moved.body', {
          before: currencyAmount(before, to, formats),
          after: currencyAmount(after, to, formats),
        })}
    </Banner>
  );
}
