'use client';
import { Banner } from '../../components/Banner/Banner';
import { isPositive, negate } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

export interface CapitalAtRiskProps {
  /** The invested amount in yen. */
  amount: string;
  /**
   * Profit or, negative, loss of the amount in the worst case of the past, in yen: at the deepest fall or in the worst
   * term. Without a loss, only the total loss is stated.
   */
  past: { kind: 'fall' | 'term'; result: string };
}

/**
 * States how much of an investment can be lost, before the member commits (decision 15): all of it, with the worst
 * past result.
 */
export function CapitalAtRisk({ amount, past }: CapitalAtRiskProps) {
  const formats = useFormats();
  const t = useText('products');
  const loss = negate(past.result);
  return (
    <Banner tone="warning" title={t('risk.title')}>
      <p>{t('risk.most', { amount: formats.yen(amount) })}</p>
      {isPositive(loss) && <p>{t(`risk.${past.kind}`, { amount: formats.yen(loss) })}</p>}
    </Banner>
  );
}
