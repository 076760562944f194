import type { ReactElement } from 'react';
import type { Withdrawal } from '../../../api/contract/withdrawals';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { Note } from '../../../components/Note/Note';
import { Section } from '../../../components/Section/Section';
import { Stack } from '../../../components/Stack/Stack';
import { formatMoney } from '../../../format/money';
import { useText } from '../../../i18n/useText';
import { RestrictionNotice } from '../../../widgets/RestrictionNotice/RestrictionNotice';
import { WindowClock } from '../../../widgets/WindowClock/WindowClock';
import { withdrawRecordsHref } from '../../hrefs';
import { MoneyForm } from '../../MoneyForm';
import { PendingTransfer } from '../transfers/PendingTransfer';
import { LowCredit } from './LowCredit';
import { PayoutCard } from './PayoutCard';
import type { WithdrawFacts } from './useWithdrawFacts';
import { useWithdrawForm } from './useWithdrawForm';
import { WithdrawalSent } from './WithdrawalSent';
import { WithdrawFields } from './WithdrawFields';
import { withdrawConfirmation } from './withdrawConfirmation';
import { keepDraft } from './withdrawDraft';

interface WithdrawFormProps {
  facts: WithdrawFacts;
  topBar: ReactElement;
}

/** The withdrawal form: balance, account, amount, what remains, and the fund password. */
export function WithdrawForm({ facts, topBar }: WithdrawFormProps) {
  const t = useText('withdrawals');
  const { account, rules } = facts;
  const form = useWithdrawForm(facts);
  const { draft, card, amount, left, low } = form;
  const { fundPassword } = draft;
  return (
    <MoneyForm<Withdrawal>
      topBar={topBar}
      form={form}
      review={{ label: t('form.review') }}
      ban="withdrawBanned"
      confirmation={
        card && amount !== undefined && left !== undefined
          ? {
              ...withdrawConfirmation(t, { rules, card, amount, left }),
              children: <Note>{t('form.frozen')}</Note>,
            }
          : undefined
      }
      onSend={() => form.submit({ cardId: card?.id ?? '', amount: amount ?? '', fundPassword })}
      done={(sent) => <WithdrawalSent withdrawal={sent} topBar={topBar} />}
      checkHref={withdrawRecordsHref()}
    >
      <RestrictionNotice restrictions={account.restrictions} />
      {low && <LowCredit score={low.score} minimum={low.minimum} />}
      <PendingTransfer />
      <Section>
        <Stack gap="xs">
          <KeyFigure
            label={t('available')}
            value={formatMoney(account.availableFunds)}
            unit={t('common:yen')}
          />
          <WindowClock window={rules.hours} now={form.now} />
        </Stack>
      </Section>
      <PayoutCard card={card} onLeave={() => keepDraft({ amount: draft.amount, card: card?.id })} />
      <WithdrawFields form={form} rules={rules} tries={facts.fundPasswordTries} />
    </MoneyForm>
  );
}
