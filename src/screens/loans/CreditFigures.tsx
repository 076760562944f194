import type { LoanTerms } from '../../api/contract/loans';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { formatMoney } from '../../format/money';
import { useText } from '../../i18n/useText';

/** The credit limit, and the part in use. */
export function CreditFigures({ terms }: { terms: LoanTerms }) {
  const t = useText('loans');
  const { creditLimit, borrowed, creditScore } = terms;
  return (
    <KeyValue
      items={[
        { label: t('limit'), value: formatMoney(creditLimit) },
        { label: t('borrowed'), value: formatMoney(borrowed) },
        { label: t('score'), value: String(creditScore) },
      ]}
    />
  );
}
