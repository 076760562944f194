'use client';
import { CardFacts } from '../../../components/Card/CardFacts';
import { resultOnMargin } from '../../../domain/trade/resultOnMargin';
import { useText } from '../../../i18n/useText';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { ProfitRate } from '../ProfitRate/ProfitRate';

interface ResultFactsProps {
  /** Amounts in yen. */
  position: { profitLoss: string; originalMargin: string; addedMargin?: string | undefined };
  /** What it has gained or lost today, before fees, in yen; undefined when that is unknown or has ended. */
  today: string | undefined;
}

/** The result of a position in percent of its margin, and that of today. */
export function ResultFacts({ position, today }: ResultFactsProps) {
  const t = useText('trade');
  const rate = resultOnMargin(position);
  return (
    <CardFacts
      facts={[
        ...(rate === undefined ? [] : [{ label: t('detail.onMargin'), value: <ProfitRate rate={rate} /> }]),
        ...(today === undefined ? [] : [{ label: t('detail.today'), value: <ProfitLoss amount={today} /> }]),
      ]}
    />
  );
}
