import type { LoanTerms } from '../../api/contract/loans';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

/** The credit limit, and the part in use. */
export function CreditFigures({ terms }: { terms: LoanTerms }) {
  const formats = useFormats();
  const t = useText('loans');
  const { creditLimit, borrowed, creditScore } = terms;
  return (
    <KeyValue
      items={[
        { label: t('limit'), value: formats.money(creditLimit) },
        { label: t('borrowed'), value: formats.money(borrowed) },
        { label: t('score'), value: String(creditScore) },
      ]}
    />
  );
}
