import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';

export interface ResultUnknownProps {
  /** Where the member can see what became of it. */
  checkHref: string;
  /** Short code of the failure. */
  reference: string;
}

/**
 * No answer came to a call that moves money: it may have been carried out. The form is not offered again; the member
 * is shown where to check (decision 5).
 */
export function ResultUnknown({ checkHref, reference }: ResultUnknownProps) {
  const t = useText('trade');
  return (
    <Banner
      tone="warning"
      title={t('unknown.title')}
      announce
      action={<LinkButton href={checkHref}>{t('unknown.check')}</LinkButton>}
    >
      <p>{t('unknown.body')}</p>
      {reference && <p>{t('common:reference', { reference })}</p>}
    </Banner>
  );
}
