import { KeyValue } from '../../components/KeyValue/KeyValue';
import { isZero, negate } from '../../domain/decimal';
import type { ResultSums } from '../../domain/results/resultSums';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { lossBorneItems } from '../../widgets/trade/lossBorneItems';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';

/** How the sum of results is calculated. The rows add up. */
export function SumsArithmetic({ sums }: { sums: Omit<ResultSums, 'won' | 'lost'> }) {
  const t = useText('results');
  const formats = useFormats();
  const { gross, fees, interest, lossBorne, result } = sums;
  return (
    <KeyValue
      items={[
        { label: t('gross'), value: formats.signed(gross) },
        { label: t('fees'), value: formats.signed(negate(fees)) },
        { label: t('interest'), value: formats.signed(negate(interest)) },
        ...lossBorneItems(t, isZero(lossBorne) ? null : lossBorne, formats),
        { label: t('result'), value: <ProfitLoss amount={result} />, emphasised: true },
      ]}
    />
  );
}
