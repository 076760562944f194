'use client';
import { Banner } from '../../../components/Banner/Banner';
import type { WorstCase } from '../../../domain/trade/worstCase';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

export interface WorstCaseNoteProps {
  /** The worst case of the order. */
  worst: WorstCase;
  /** Use for an order that follows the market: the price in yen at which the worst case is calculated. */
  estimatedAt?: string;
}

/** States how much an order can lose, before the member commits (decision 15). */
export function WorstCaseNote({ worst, estimatedAt }: WorstCaseNoteProps) {
  const formats = useFormats();
  const t = useText('trade');
  return (
    <Banner tone="warning" title={t('worst.title')}>
      {worst.bounded ? (
        <p>{t('worst.long', { amount: formats.yen(worst.most) })}</p>
      ) : (
        <>
          <p>{t('worst.short')}</p>
          <p>
            {t('worst.shortExample', {
              amount: formats.yen(worst.whenDoubled),
              committed: formats.yen(worst.committed),
            })}
          </p>
        </>
      )}
      {estimatedAt !== undefined && <p>{t('worst.estimate', { price: formats.price(estimatedAt) })}</p>}
    </Banner>
  );
}
