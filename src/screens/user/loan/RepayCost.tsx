import type { Loan } from '../../../api/contract/loans';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { useText } from '../../../i18n/useText';
import { repayFacts } from './repayFacts';

interface RepayCostProps {
  loan: Loan;
  /** In yen; absent until one is typed that can be repaid. */
  amount: string | undefined;
  /** What the member has available, in yen. */
  available: string | undefined;
}

/** What a repayment pays, interest first, and what is left of the loan and of the balance. */
export function RepayCost(props: RepayCostProps) {
  const t = useText('loans');
  return <KeyValue items={repayFacts(t, props)} />;
}
