import type { ReactElement } from 'react';
import type { Loan, LoanTerms } from '../../../api/contract/loans';
import { useRepay } from '../../../api/queries/loans';
import { AmountField } from '../../../components/AmountField/AmountField';
import { Note } from '../../../components/Note/Note';
import { Section } from '../../../components/Section/Section';
import { isPositive, isZero } from '../../../domain/decimal';
import { repayable } from '../../../domain/loanInterest';
import { repayReasons } from '../../../domain/loanReasons';
import { formatMoney } from '../../../format/money';
import { useText } from '../../../i18n/useText';
import { LoanCard } from '../../../widgets/LoanCard/LoanCard';
import { loanHref } from '../../hrefs';
import { MoneyForm } from '../../MoneyForm';
import { useMoneyForm } from '../../useMoneyForm';
import { CreditFigures } from './CreditFigures';
import { LoanDone } from './LoanDone';
import { RepayCost } from './RepayCost';
import { repayConfirmation } from './repayConfirmation';

interface RepayFormProps {
  loan: Loan;
  terms: LoanTerms;
  topBar: ReactElement;
  /** Called before something is sent. */
  onSend: () => void;
}

/** Repays the open loan in full or in part, up to what is outstanding. Shows what remains. */
export function RepayForm({ loan, terms, topBar, onSend }: RepayFormProps) {
  const t = useText('loans');
  const { outstanding } = loan.repayment;
  const form = useMoneyForm({
    name: 'repayment',
    initial: { amount: '' },
    submission: useRepay(),
    rules: (draft, facts) => repayReasons({ ...draft, ...facts, outstanding }),
  });
  const { available } = form;
  const amount = form.numberIn('amount');
  const all = repayable(outstanding, available ?? '0');
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      review={{ label: t('repay.review') }}
      confirmation={amount === undefined ? undefined : repayConfirmation(t, { loan, amount, available })}
      onSend={() => {
        onSend();
        return form.submit({ id: loan.id, amount: amount ?? '' });
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
          value={form.draft.amount}
          onChange={(typed) => form.change({ amount: typed })}
          unit={t('common:yen')}
          hint={t('repay.available', { amount: formatMoney(available) })}
          error={form.errorOf('amount')}
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
