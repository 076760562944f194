import type { ReactElement } from 'react';
import { executedAnswer, isAskedAgain } from '../../api/contract/call';
import type { Loan, LoanTerms } from '../../api/contract/loans';
import { useRepay } from '../../api/queries/loans';
import { AmountField } from '../../components/AmountField/AmountField';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { compare, isPositive, isZero } from '../../domain/decimal';
import { repayable } from '../../domain/loans/loanInterest';
import { repayReasons } from '../../domain/loans/loanReasons';
import { parseTyped } from '../../domain/typedNumber';
import { amountText, typedAmount } from '../../domain/wholeAmount';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { AmountChanged } from '../../widgets/AmountChanged/AmountChanged';
import { useBalanceText } from '../../widgets/account/hiddenBalances';
import { LoanCard } from '../../widgets/loans/LoanCard/LoanCard';
import { loanHref } from '../hrefs';
import { askedAgain, MoneyForm } from '../MoneyForm';
import { useMoneyForm } from '../useMoneyForm';
import { useReviewedAmount } from '../useReviewedAmount';
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
  const formats = useFormats();
  const t = useText('loans');
  const { outstanding } = loan.repayment;
  const form = useMoneyForm({
    name: 'repayment',
    initial: { amount: '', all: false },
    submission: useRepay(),
    rules: (draft, facts) => repayReasons({ ...facts, amount: amountText(draft, outstanding), outstanding }),
  });
  const { available } = form;
  const balanceText = useBalanceText();
  const text = amountText(form.draft, outstanding);
  const amount = form.errorOf('amount') === undefined ? parseTyped(text) : undefined;
  const most = repayable(outstanding, available ?? '0');
  const { change, review } = useReviewedAmount(amount);
  const send = async () => {
    onSend();
    const outcome = await form.submit({ id: loan.id, amount: amount ?? '', all: form.draft.all });
    return outcome?.step === 'done' && isAskedAgain(outcome.result) ? askedAgain : undefined;
  };
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      review={{ label: t('repay.review') }}
      onReview={review}
      confirmation={
        amount === undefined
          ? undefined
          : {
              ...repayConfirmation(t, { loan, amount, available }, formats),
              ...(change && {
                blocked: t('common:amountChanged.blocked'),
                children: (
                  <AmountChanged
                    from={formats.yen(change.from)}
                    to={formats.yen(change.to)}
                    onAccept={review}
                  />
                ),
              }),
            }
      }
      onSend={send}
      done={(answer) => <Repaid loan={executedAnswer(answer)} topBar={topBar} />}
      checkHref={loanHref(loan.id)}
    >
      <Section>
        <LoanCard loan={loan} href={loanHref(loan.id)} />
      </Section>
      <Section title={t('repay.title')}>
        <AmountField
          label={t('repay.amount')}
          value={text}
          onChange={(typed) => form.change(typedAmount(typed, outstanding))}
          unit={t('common:yen')}
          hint={t('repay.available', { amount: balanceText(available) })}
          error={form.errorOf('amount')}
          {...(isPositive(most) && {
            max: { label: t(compare(most, outstanding) === 0 ? 'repay.all' : 'common:most'), value: most },
          })}
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

/** The result: all is repaid, or a part. */
function Repaid({ loan, topBar }: { loan: Loan; topBar: ReactElement }) {
  const t = useText('loans');
  const title = t(isZero(loan.repayment.outstanding) ? 'repay.doneAll' : 'repay.done');
  const paid = loan.repayments.at(-1)?.amount ?? loan.repayment.repaid;
  return (
    <LoanDone loan={loan} title={title} amount={{ label: t('repay.amount'), value: paid }} topBar={topBar} />
  );
}
