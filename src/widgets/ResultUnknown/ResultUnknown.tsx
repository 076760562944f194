'use client';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';

/** What a member has sent, and when. */
export interface SentFact {
  /** In a few words, such as "Order". */
  what: string;
  /** Exchange time, such as `10:02:11`. */
  time: string;
}

export interface ResultUnknownProps {
  /** Address where the member can see the outcome. */
  checkHref: string;
  /** Short code of the failure; empty if there is none. */
  reference: string;
  /** What is found there: positions, or the records of an application or a payment. */
  checks?: 'positions' | 'records';
  /** Whether the call cancels something, which may therefore still be active. */
  cancels?: boolean;
  /** What was sent. Leave out if it is not known. */
  sent?: SentFact;
  /** Set while the answer may still arrive. */
  waiting?: boolean;
  /** Use if the server can be asked for the result. Resolves when it has been asked. */
  onCheck?: () => Promise<void>;
}

/**
 * Shown while the result of a call that moves money is unknown: it may have been carried out.
 *
 * The form is not offered again. The member can ask for the result, or see the records (decisions 5 and 43).
 */
export function ResultUnknown(props: ResultUnknownProps) {
  const { checkHref, reference, checks = 'positions', cancels = false, sent, waiting = false } = props;
  const t = useText('trade');
  if (waiting && sent)
    return (
      <Banner tone="info" title={t('requests:waiting.title', { ...sent })} announce>
        {t('requests:waiting.body')}
      </Banner>
    );
  const what = cancels ? 'cancelling' : 'body';
  const { body, check } =
    checks === 'positions'
      ? { body: t(`unknown.${what}`), check: t('unknown.check') }
      : { body: t(`unknown.records.${what}`), check: t('unknown.records.check') };
  return (
    <Banner
      tone="warning"
      title={t('unknown.title')}
      announce
      reveal={reference !== ''}
      action={
        <Stack gap="s">
          {props.onCheck && <CheckAgain onCheck={props.onCheck} />}
          <LinkButton fullWidth href={checkHref} kind={props.onCheck ? 'quiet' : 'primary'}>
            {check}
          </LinkButton>
        </Stack>
      }
    >
      {sent && <p>{t('requests:sent', { ...sent })}</p>}
      <p>{body}</p>
      {reference && <p>{t('common:reference', { reference })}</p>}
    </Banner>
  );
}

function CheckAgain({ onCheck }: { onCheck: () => Promise<void> }) {
  const t = useText('requests');
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await onCheck();
    setChecking(false);
  };
  return (
    <Button fullWidth busy={checking} onClick={() => void check()}>
      {t('check')}
    </Button>
  );
}
