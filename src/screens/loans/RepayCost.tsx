import type { Loan } from '../../api/contract/loans';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { repayFacts } from './repayFacts';

interface RepayCostProps {
  loan: Loan;
  /** In yen; undefined until a valid amount is typed. */
  amount: string | undefined;
  /** Available funds in yen. */
  available: string | undefined;
}

/** What a repayment pays, interest first, and what remains of the loan and the balance. */
export function RepayCost(props: RepayCostProps) {
  const formats = useFormats();
  const t = useText('loans');
  return <KeyValue items={repayFacts(t, props, formats)} />;
}
