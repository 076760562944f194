import type { ReactElement } from 'react';
import type { LoanTerms } from '../../../api/contract/loans';
import { useAccount } from '../../../api/queries/account';
import { useBorrow } from '../../../api/queries/loans';
import { useServerNow } from '../../../api/useServerNow';
import { AmountField } from '../../../components/AmountField/AmountField';
import { Section } from '../../../components/Section/Section';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { isPositive } from '../../../domain/decimal';
import { borrowReasons } from '../../../domain/loanReasons';
import { parseTyped } from '../../../domain/typedNumber';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';
import { blockedText, fieldErrorText } from '../../../widgets/reasonText';
import { loanRecordsHref } from '../../hrefs';
import { MoneyForm, waiting } from '../../MoneyForm';
import { borrowConfirmation } from './borrowConfirmation';
import { CreditBands } from './CreditBands';
import { CreditHead } from './CreditHead';
import { LoanCost } from './LoanCost';
import { LoanDone } from './LoanDone';
import { loanOffer } from './loanOffer';

interface BorrowFormProps {
  terms: LoanTerms;
  topBar: ReactElement;
  /** Something is about to be sent. */
  onSend: () => void;
}

/** Asks for a loan: how much can be borrowed, for how long, and all that is to be repaid before it is taken. */
export function BorrowForm({ terms, topBar, onSend }: BorrowFormProps) {
  const t = useText('loan');
  // The shortest term costs least: a longer one is the member's own choice.
  const [draft, setDraft] = useTyped('loan', { amount: '', days: Math.min(...terms.dayOptions) });
  const account = loadedData(useAccount());
  const now = useServerNow();
  const { state, edit, submit } = useBorrow();
  const restrictions = account?.restrictions ?? [];
  const reasons = borrowReasons({ now, restrictions, terms, amount: draft.amount });
  const error = fieldErrorText(t, reasons, 'amount');
  const amount = error === undefined ? parseTyped(draft.amount) : undefined;
  const offer = amount === undefined ? undefined : loanOffer(terms, { amount, days: draft.days, now });
  const change = (next: Partial<typeof draft>) => {
    edit();
    setDraft((before) => ({ ...before, ...next }));
  };
  return (
    <MoneyForm
      topBar={topBar}
      state={state}
      review={{ label: t('borrow.review') }}
      blocked={account ? blockedText(t, reasons) : waiting}
      confirmation={offer && borrowConfirmation(t, { terms, offer, days: draft.days })}
      onSend={() => {
        onSend();
        return submit({ amount: amount ?? '', days: draft.days });
      }}
      done={(loan) => (
        <LoanDone loan={loan} title={t('borrow.done')} topBar={topBar}>
          {t('borrow.doneBody')}
        </LoanDone>
      )}
      checkHref={loanRecordsHref}
    >
      <CreditHead terms={terms} now={now} />
      <Section title={t('borrow.title')}>
        <Stack>
          <AmountField
            label={t('borrow.amount')}
            value={draft.amount}
            onChange={(typed) => change({ amount: typed })}
            inputMode="numeric"
            unit={t('common:yen')}
            {...(error !== undefined && { error })}
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
