import type { ReactElement } from 'react';
import type { Loan, LoanTerms } from '../../../api/contract/loans';
import { useAccount } from '../../../api/queries/account';
import { useRepay } from '../../../api/queries/loans';
import { AmountField } from '../../../components/AmountField/AmountField';
import { Note } from '../../../components/Note/Note';
import { Section } from '../../../components/Section/Section';
import { isPositive, isZero } from '../../../domain/decimal';
import { repayable } from '../../../domain/loanInterest';
import { repayReasons } from '../../../domain/loanReasons';
import { parseTyped } from '../../../domain/typedNumber';
import { formatMoney } from '../../../format/money';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';
import { LoanCard } from '../../../widgets/LoanCard/LoanCard';
import { blockedText, fieldErrorText } from '../../../widgets/reasonText';
import { loanHref } from '../../hrefs';
import { MoneyForm, waiting } from '../../MoneyForm';
import { CreditFigures } from './CreditFigures';
import { LoanDone } from './LoanDone';
import { RepayCost } from './RepayCost';
import { repayConfirmation } from './repayConfirmation';

interface RepayFormProps {
  loan: Loan;
  terms: LoanTerms;
  topBar: ReactElement;
  /** Something is about to be sent. */
  onSend: () => void;
}

/** Repays the loan that is open, whole or in part, never beyond it: what is outstanding, and what is left afterwards. */
export function RepayForm({ loan, terms, topBar, onSend }: RepayFormProps) {
  const t = useText('loan');
  const [typed, setTyped] = useTyped('repayment', '');
  const account = loadedData(useAccount());
  const { state, edit, submit } = useRepay();
  const { outstanding } = loan.repayment;
  const available = account?.availableFunds;
  const restrictions = account?.restrictions ?? [];
  const reasons = repayReasons({ restrictions, outstanding, available, amount: typed });
  const error = fieldErrorText(t, reasons, 'amount');
  const amount = error === undefined ? parseTyped(typed) : undefined;
  const change = (next: string) => {
    edit();
    setTyped(next);
  };
  const all = repayable(outstanding, available ?? '0');
  return (
    <MoneyForm
      topBar={topBar}
      state={state}
      review={{ label: t('repay.review') }}
      blocked={account ? blockedText(t, reasons) : waiting}
      confirmation={amount === undefined ? undefined : repayConfirmation(t, { loan, amount, available })}
      onSend={() => {
        onSend();
        return submit({ id: loan.id, amount: amount ?? '' });
      }}
      done={(left) => (
        <LoanDone
          loan={left}
          title={t(isZero(left.repayment.outstanding) ? 'repay.doneAll' : 'repay.done')}
          topBar={topBar}
        />
      )}
      checkHref={loanHref(loan.id)}
    >
      <Section>
        <LoanCard loan={loan} href={loanHref(loan.id)} />
      </Section>
      <Section title={t('repay.title')}>
        <AmountField
          label={t('repay.amount')}
          value={typed}
          onChange={change}
          unit={t('common:yen')}
          hint={t('repay.available', { amount: formatMoney(available) })}
          {...(error !== undefined && { error })}
          {...(isPositive(all) && { max: { label: t('repay.all'), value: all } })}
        />
        <RepayCost loan={loan} amount={amount} available={available} />
        <Note>{t('repay.how')}</Note>
      </Section>
      <Section>
        <CreditFigures terms={terms} />
      </Section>
    </MoneyForm>
  );
}
