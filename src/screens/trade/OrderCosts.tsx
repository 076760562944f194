import { Disclosure } from '../../components/Disclosure/Disclosure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { CostBreakdown, type CostBreakdownProps } from '../../widgets/trade/CostBreakdown/CostBreakdown';

/** What an order leaves. The sum of all fees unfolds into their table. */
export function OrderCosts(costs: CostBreakdownProps) {
  const formats = useFormats();
  const t = useText('trade');
  const { summary } = costs;
  return (
    <>
      <KeyValue items={[{ label: t('cost.after'), value: balanceFigure(summary.availableAfter, formats) }]} />
      <Disclosure label={t('cost.title')} value={t('confirm.costs', { amount: formats.yen(summary.costs) })}>
        <CostBreakdown {...costs} />
      </Disclosure>
    </>
  );
}
