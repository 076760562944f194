import type { ReactElement } from 'react';
import type { LoanTerms } from '../../api/contract/loans';
import { useBorrow } from '../../api/queries/loans';
import { useServerTime } from '../../api/useServerTime';
import { AmountField } from '../../components/AmountField/AmountField';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../components/Stack/Stack';
import { isPositive } from '../../domain/decimal';
import { borrowReasons } from '../../domain/loans/loanReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loanRecordsHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { useMoneyForm } from '../useMoneyForm';
import { borrowConfirmation } from './borrowConfirmation';
import { CreditBands } from './CreditBands';
import { CreditHead } from './CreditHead';
import { LoanCost } from './LoanCost';
import { LoanDone } from './LoanDone';
import { loanOffer } from './loanOffer';

interface BorrowFormProps {
  terms: LoanTerms;
  topBar: ReactElement;
  /** Called before something is sent. */
  onSend: () => void;
}

/** Requests a loan: amount, term, and everything to be repaid. */
export function BorrowForm({ terms, topBar, onSend }: BorrowFormProps) {
  const formats = useFormats();
  const t = useText('loans');
  const form = useMoneyForm({
    name: 'loan',
    // The shortest term is the cheapest. A longer one is the member's own choice.
    initial: { amount: '', days: Math.min(...terms.dayOptions) },
    submission: useBorrow(),
    rules: (draft, facts) => borrowReasons({ ...draft, ...facts, terms }),
  });
  const { draft, change } = form;
  const amount = form.numberIn('amount');
  const offer = useServerTime((now) =>
    amount === undefined ? undefined : loanOffer(terms, { amount, days: draft.days, now }, formats),
  );
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      review={{ label: t('borrow.review') }}
      confirmation={offer && borrowConfirmation(t, { terms, offer, days: draft.days }, formats)}
      onSend={() => {
        onSend();
        return form.submit({ amount: amount ?? '', days: draft.days });
      }}
      done={(loan) => (
        <LoanDone
          loan={loan}
          title={t('borrow.done')}
          amount={{ label: t('borrow.amount'), value: loan.amount }}
          topBar={topBar}
        >
          {t('borrow.doneBody')}
        </LoanDone>
      )}
      checkHref={loanRecordsHref}
    >
      <CreditHead terms={terms} />
      <Section title={t('borrow.title')}>
        <Stack>
          <AmountField
            label={t('borrow.amount')}
            value={draft.amount}
            onChange={(typed) => change({ amount: typed })}
            inputMode="numeric"
            unit={t('common:yen')}
            error={form.errorOf('amount')}
            {...(isPositive(terms.available) && {
              max: { label: t('borrow.most'), value: terms.available },
            })}
          />
          <SegmentedControl
            label={t('borrow.days')}
            segments={terms.dayOptions.map((days) => ({
              value: String(days),
              label: t('borrow.dayOption', { days }),
            }))}
            value={String(draft.days)}
            onChange={(days) => change({ days: Number(days) })}
          />
        </Stack>
        <LoanCost terms={terms} days={draft.days} offer={offer} />
      </Section>
      <CreditBands terms={terms} />
    </MoneyForm>
  );
}
