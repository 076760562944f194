'use client';
import { Banner } from '../../../components/Banner/Banner';
import type { WorstCase } from '../../../domain/trade/worstCase';
import { formatPrice } from '../../../format/price';
import { formatYen } from '../../../format/yen';
import { useText } from '../../../i18n/useText';

export interface WorstCaseNoteProps {
  /** The worst case of the order. */
  worst: WorstCase;
  /** Use for an order that follows the market: the price in yen at which the worst case is calculated. */
  estimatedAt?: string;
}

/** States how much an order can lose, before the member commits (decision 15). */
export function WorstCaseNote({ worst, estimatedAt }: WorstCaseNoteProps) {
  const t = useText('trade');
  return (
    <Banner tone="warning" title={t('worst.title')}>
      {worst.bounded ? (
        <p>{t('worst.long', { amount: formatYen(worst.most) })}</p>
      ) : (
        <>
          <p>{t('worst.short')}</p>
          <p>
            {t('worst.shortExample', {
              amount: formatYen(worst.whenDoubled),
              committed: formatYen(worst.committed),
            })}
          </p>
        </>
      )}
      {estimatedAt !== undefined && <p>{t('worst.estimate', { price: formatPrice(estimatedAt) })}</p>}
    </Banner>
  );
}
