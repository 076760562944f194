import { KeyValue } from '../../../components/KeyValue/KeyValue';
import type { Projection } from '../../../domain/lockUpProjection';
import { formatMoney } from '../../../format/money';
import { useText } from '../../../i18n/useText';
import { ProfitLoss } from '../../../widgets/ProfitLoss/ProfitLoss';

interface ProjectedIncomeProps {
  /** In yen; absent until an amount is typed. */
  projected: { daily: Projection; total: Projection } | undefined;
  /** What the amount would have come to at the worst result of a year, in yen; negative for a loss. */
  worst: string;
}

/** What an amount is projected to earn, never called anything else, and what it would have lost at the worst (decision 15). */
export function ProjectedIncome({ projected, worst }: ProjectedIncomeProps) {
  const t = useText('lockUp');
  const range = (of: Projection | undefined) =>
    of ? t('products:range', { low: formatMoney(of.low), high: formatMoney(of.high) }) : t('common:none');
  return (
    <KeyValue
      items={[
        { label: t('form.projectedDaily'), value: range(projected?.daily) },
        {
          label: t('form.projectedTotal'),
          value: range(projected?.total),
          note: t('form.projectedNote'),
        },
        {
          label: t('form.worstTerm'),
          value: projected ? <ProfitLoss amount={worst} /> : t('common:none'),
        },
      ]}
    />
  );
}
