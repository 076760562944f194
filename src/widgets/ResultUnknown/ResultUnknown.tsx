import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';

export interface ResultUnknownProps {
  /** Where the member can see what became of it. */
  checkHref: string;
  /** Short code of the failure. */
  reference: string;
  /** What is found there: positions, or the records of an application, a payment and the like. */
  checks?: 'positions' | 'records';
}

/**
 * No answer came to a call that moves money: it may have been carried out. The form is not offered again; the member
 * is shown where to check (decision 5).
 */
export function ResultUnknown({ checkHref, reference, checks = 'positions' }: ResultUnknownProps) {
  const t = useText('trade');
  const { body, check } =
    checks === 'positions'
      ? { body: t('unknown.body'), check: t('unknown.check') }
      : { body: t('unknown.records.body'), check: t('unknown.records.check') };
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
