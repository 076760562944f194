import { KeyValue } from '../../components/KeyValue/KeyValue';
import { subtract } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { balanceFigure } from '../../widgets/account/hiddenBalances';

interface InvestmentCostProps {
  /** In yen; undefined until it is typed. */
  amount: string | undefined;
  /** Available funds in yen. */
  available: string | undefined;
}

/** What an investment takes from the available funds, free of fees, and what remains. */
export function InvestmentCost({ amount, available }: InvestmentCostProps) {
  const formats = useFormats();
  const t = useText('products');
  const left = amount !== undefined && available !== undefined ? subtract(available, amount) : undefined;
  return (
    <KeyValue
      items={[
        { label: t('cost.invest'), value: formats.money(amount), emphasised: true },
        { label: t('cost.entryFee'), value: formats.money('0') },
        { label: t('cost.available'), value: balanceFigure(available, formats) },
        { label: t('cost.left'), value: balanceFigure(left, formats) },
      ]}
    />
  );
}
