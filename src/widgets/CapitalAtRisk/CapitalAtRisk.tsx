import { Banner } from '../../components/Banner/Banner';
import { isPositive, negate } from '../../domain/decimal';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';

export interface CapitalAtRiskProps {
  /** What is invested, in yen. */
  amount: string;
  /** What it would have come to at the worst of the past, in yen: at the deepest fall, or in the worst term. */
  past: { kind: 'fall' | 'term'; result: string };
}

/** How much of an investment can be lost, said before the member commits (decision 15): all of it, and it has happened in part. */
export function CapitalAtRisk({ amount, past }: CapitalAtRiskProps) {
  const t = useText('products');
  const loss = negate(past.result);
  return (
    <Banner tone="warning" title={t('risk.title')}>
      <p>{t('risk.most', { amount: formatYen(amount) })}</p>
      {isPositive(loss) && <p>{t(`risk.${past.kind}`, { amount: formatYen(loss) })}</p>}
    </Banner>
  );
}
