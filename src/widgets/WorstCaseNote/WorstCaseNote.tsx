import { Banner } from '../../components/Banner/Banner';
import type { WorstCase } from '../../domain/worstCase';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';

export interface WorstCaseNoteProps {
  /** The worst case of the order. */
  worst: WorstCase;
}

/** States how much an order can lose, before the member commits (decision 15). */
export function WorstCaseNote({ worst }: WorstCaseNoteProps) {
  const t = useText('trade');
  return (
    <Banner tone="warning" title={t('worst.title')}>
      {worst.bounded ? (
        t('worst.long', { amount: formatYen(worst.most) })
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
    </Banner>
  );
}
