import type { ReactElement } from 'react';
import type { RealNameState } from '../../api/contract/identity';
import { useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import { ReviewStages } from '../../widgets/ReviewStages/ReviewStages';
import { ContactService } from '../support/ContactService';
import { SubmittedFacts } from './SubmittedFacts';

/** The check is under review: since when, until when, and what works meanwhile. */
export function RealNameReview({ state, topBar }: { state: RealNameState; topBar: ReactElement }) {
  const t = useText('identity');
  const { submittedAt, reviewDueAt } = state;
  const late = useServerTime((now) => reviewDueAt != null && now > reviewDueAt);
  return (
    <Page topBar={topBar}>
      <Section>
        <Banner tone={late ? 'warning' : 'info'} title={t('review.title')} announce>
          {late ? t('review.late') : t('review.meanwhile')}
        </Banner>
      </Section>
      <Section title={t('review.label')}>
        <ReviewStages
          sentAt={submittedAt}
          dueAt={reviewDueAt}
          status="pendingReview"
          outcome={t('review.afterwards')}
        />
        {late && <ContactService />}
      </Section>
      <SubmittedFacts state={state} />
    </Page>
  );
}
