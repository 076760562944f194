import { type ReactElement, useContext, useState } from 'react';
import { executedAnswer, isAskedAgain } from '../../api/contract/call';
import { usePendingWithdrawals, type useSubmitWithdrawal } from '../../api/queries/withdrawals';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { AmountChanged } from '../../widgets/AmountChanged/AmountChanged';
import { HiddenBalances } from '../../widgets/account/HiddenBalancesContext';
import { useBalanceText } from '../../widgets/account/hiddenBalances';
import { RestrictionNotice } from '../../widgets/account/RestrictionNotice/RestrictionNotice';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { withdrawRecordsHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { ServerTime } from '../ServerTime';
import { FundPasswordTries } from '../settings/FundPasswordTries';
import { isAboutPassword } from '../settings/isAboutPassword';
import { OneAtATime } from '../transfers/OneAtATime';
import { PendingTransfer } from '../transfers/PendingTransfer';
import { useReviewedAmount } from '../useReviewedAmount';
import { LowCredit } from './LowCredit';
import { PayoutCard } from './PayoutCard';
import type { WithdrawFacts } from './useWithdrawFacts';
import { useWithdrawForm } from './useWithdrawForm';
import { WithdrawalSent } from './WithdrawalSent';
import { WithdrawFields } from './WithdrawFields';
import { withdrawConfirmation } from './withdrawConfirmation';

interface WithdrawFormProps {
  facts: WithdrawFacts;
  submission: ReturnType<typeof useSubmitWithdrawal>;
  topBar: ReactElement;
}

/** The withdrawal form: balance, account, amount, what remains, and the fund password. */
export function WithdrawForm({ facts, submission, topBar }: WithdrawFormProps) {
  const formats = useFormats();
  const t = useText('withdrawals');
  const language = useLanguage();
  const { account, rules } = facts;
  const hidden = useContext(HiddenBalances);
  const balanceText = useBalanceText();
  const form = useWithdrawForm(facts, submission);
  // Beside the refusal, which the field of the fund password is far below.
  const ofPassword = submission.refusal !== undefined && isAboutPassword(submission.refusal);
  const tries = <FundPasswordTries tries={facts.fundPasswordTries} />;
  const [pending] = loadedData(usePendingWithdrawals())?.items ?? [];
  const { draft, card, amount, left, low } = form;
  const { change, review } = useReviewedAmount(amount);
  const changed = change && { from: formats.yen(change.from), to: formats.yen(change.to) };
  // Set when the server asks again: the fund password was cleared, so the sheet can't be confirmed once more.
  const [askedAgain, setAskedAgain] = useState(false);
  const send = async () => {
    const request = { cardId: card?.id ?? '', amount: amount ?? '', all: draft.all, fundPassword };
    const outcome = await form.submit(request);
    setAskedAgain(outcome?.step === 'done' && isAskedAgain(outcome.result));
  };
  const { fundPassword } = draft;
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      review={{ label: t('form.review') }}
      ban="withdrawBanned"
      confirmation={
        card && amount !== undefined && left !== undefined
          ? {
              ...withdrawConfirmation(t, { rules, card, language, amount, left }, formats),
              ...(changed && { blocked: t('common:amountChanged.blocked') }),
              children: (
                <>
                  <Note>{t('form.frozen')}</Note>
                  {changed && <AmountChanged {...changed} onAccept={review} />}
                </>
              ),
            }
          : undefined
      }
      onReview={() => {
        setAskedAgain(false);
        review();
      }}
      onSend={send}
      done={(answer) => <WithdrawalSent withdrawal={executedAnswer(answer)} topBar={topBar} />}
      checkHref={withdrawRecordsHref()}
    >
      {ofPassword && <Section>{tries}</Section>}
      {!form.isBlockStated && <RestrictionNotice restrictions={account.restrictions} />}
      {askedAgain && changed && (
        <Section>
          <AmountChanged {...changed} />
        </Section>
      )}
      {low && <LowCredit score={low.score} minimum={low.minimum} />}
      <PendingTransfer kind="withdrawal" transfer={pending} />
      <Section>
        <Stack gap="xs">
          <KeyFigure
            label={t('available')}
            value={balanceText(account.availableFunds)}
            {...(!hidden && { unit: t('common:yen') })}
          />
          <ServerTime>{(now) => <WindowClock window={rules.hours} now={now} />}</ServerTime>
          <OneAtATime kind="withdrawal" pending={rules.otherOperation} />
        </Stack>
      </Section>
      <PayoutCard card={card} />
      <WithdrawFields form={form} rules={rules} tries={!ofPassword && tries} />
    </MoneyForm>
  );
}
