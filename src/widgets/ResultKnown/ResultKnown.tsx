'use client';
import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';
import type { SentFact } from '../ResultUnknown/ResultUnknown';

export interface ResultKnownProps {
  /** What was sent. */
  sent: SentFact;
  /** Whether it was carried out. Otherwise it never will be, and can be sent again. */
  carriedOut: boolean;
  /** Address of the record, if it was carried out. */
  href: string;
}

/** Shown when the result of a call that moves money has become known after its answer was lost (decision 43). */
export function ResultKnown({ sent, carriedOut, href }: ResultKnownProps) {
  const t = useText('requests');
  const figures = { ...sent };
  if (!carriedOut)
    return (
      <Banner tone="warning" title={t('notCarriedOut.title', figures)} announce>
        {t('notCarriedOut.body', figures)}
      </Banner>
    );
  return (
    <Banner
      tone="success"
      title={t('carriedOut.title', figures)}
      announce
      action={<LinkButton href={href}>{t('carriedOut.follow')}</LinkButton>}
    >
      {t('carriedOut.body', figures)}
    </Banner>
  );
}
