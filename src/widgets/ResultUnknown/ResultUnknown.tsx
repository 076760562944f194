import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';

export interface ResultUnknownProps {
  /** Address where the member can see the outcome. */
  checkHref: string;
  /** Short code of the failure. */
  reference: string;
  /** What is found there: positions, or the records of an application or a payment. */
  checks?: 'positions' | 'records';
  /** Whether the call cancels something, which may therefore still be active. */
  cancels?: boolean;
}

/**
 * Shown when a call that moves money got no answer: it may have been carried out.
 *
 * The form is not offered again. The member is sent to the records instead (decision 5).
 */
export function ResultUnknown({
  checkHref,
  reference,
  checks = 'positions',
  cancels = false,
}: ResultUnknownProps) {
  const t = useText('trade');
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
      action={<LinkButton href={checkHref}>{check}</LinkButton>}
    >
      <p>{body}</p>
      {reference && <p>{t('common:reference', { reference })}</p>}
    </Banner>
  );
}
