import type { ReactElement } from 'react';
import type { Deposit } from '../../api/contract/deposits';
import type { DepositChannel, DepositRules } from '../../api/queries/deposits';
import { problemIn } from '../../api/queries/useSubmit';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import type { ImageLimits } from '../../domain/uploads/imageReasons';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { cleanCode } from '../../lib/typed/typedText';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { depositRecordsHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { ServerTime } from '../ServerTime';
import { OneAtATime } from '../transfers/OneAtATime';
import { PendingTransfer } from '../transfers/PendingTransfer';
import { DepositFields } from './DepositFields';
import { DepositSent } from './DepositSent';
import { depositConfirmation } from './depositConfirmation';
import { PayTo } from './PayTo';
import { useDepositForm } from './useDepositForm';

interface DepositFormProps {
  channel: DepositChannel;
  rules: DepositRules;
  /** Limits of the proof image. */
  limits: ImageLimits;
  topBar: ReactElement;
}

/** How to pay by a channel, then the report of the payment: amount and proof. */
export function DepositForm({ channel, rules, limits, topBar }: DepositFormProps) {
  const formats = useFormats();
  const t = useText('deposits');
  const language = useLanguage();
  const form = useDepositForm(channel, rules);
  const { draft, proof, amount, pending } = form;
  const send = async () => {
    const outcome = await form.submit({
      channelId: channel.id,
      amount: amount ?? '',
      proofUpload: proof.image.state === 'done' ? proof.image.uploadId : '',
      channelPassword: cleanCode(draft.channelPassword),
    });
    // The server has lost the proof or part of it, so it must be uploaded again.
    if (outcome && isAboutProof(problemIn(outcome).refusal?.key)) proof.cancel();
  };
  return (
    <MoneyForm<Deposit>
      topBar={topBar}
      form={form}
      review={{ label: t('form.review') }}
      confirmation={
        amount === undefined
          ? undefined
          : {
              ...depositConfirmation(t, { channel, rules, language, amount }, formats),
              children: <Note>{t('form.worst')}</Note>,
            }
      }
      refusals={{ keyMismatch: joinSentences([t('errors:keyMismatch'), t('form.paidAlready')]) }}
      onSend={send}
      done={(sent) => <DepositSent deposit={sent} topBar={topBar} />}
      checkHref={depositRecordsHref()}
    >
      <PendingTransfer kind="deposit" transfer={pending} />
      <Section>
        <Stack gap="s">
          <ServerTime>{(now) => <WindowClock window={channel.hours} now={now} />}</ServerTime>
          <Note>{channel.description[language]}</Note>
          <OneAtATime kind="deposit" pending={pending !== undefined} />
        </Stack>
      </Section>
      <PayTo channel={channel} />
      <DepositFields channel={channel} limits={limits} form={form} />
      <Section title={t('how')}>
        <Note>{t('howSteps', { review: rules.reviewMinutes, booking: rules.bookingMinutes })}</Note>
      </Section>
    </MoneyForm>
  );
}

const isAboutProof = (key: string | undefined): boolean =>
  key === 'keyMismatch' || key === 'depositProofMissing';
