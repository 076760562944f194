import { KeyValue } from '../../components/KeyValue/KeyValue';
import type { Projection } from '../../domain/lockUp/lockUpProjection';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';

interface ProjectedIncomeProps {
  /** In yen; undefined until an amount is typed. */
  projected: { daily: Projection; total: Projection } | undefined;
  /** What the amount would have yielded in the worst case of the past year, in yen; negative for a loss; undefined likewise. */
  worst: string | undefined;
}

/** The projected income of an amount, always called projected, and its loss in the worst case (decision 15). */
export function ProjectedIncome({ projected, worst }: ProjectedIncomeProps) {
  const formats = useFormats();
  const t = useText('lockUp');
  const range = (of: Projection | undefined) =>
    of ? t('products:range', { low: formats.money(of.low), high: formats.money(of.high) }) : t('common:none');
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
          value: worst === undefined ? t('common:none') : <ProfitLoss amount={worst} />,
        },
      ]}
    />
  );
}
