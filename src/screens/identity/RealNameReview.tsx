import type { ReactElement } from 'react';
import type { RealNameState } from '../../api/contract/identity';
import { useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { Steps } from '../../components/Steps/Steps';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { ContactService } from '../support/ContactService';
import { SubmittedFacts } from './SubmittedFacts';

/** The check is under review: since when, until when, and what works meanwhile. */
export function RealNameReview({ state, topBar }: { state: RealNameState; topBar: ReactElement }) {
  const formats = useFormats();
  const t = useText('identity');
  const { submittedAt, reviewDueAt } = state;
  const late = useServerTime((now) => reviewDueAt != null && now > reviewDueAt);
  const expected = reviewDueAt != null && t('review.expected', { time: formats.monthDayTime(reviewDueAt) });
  return (
    <Page topBar={topBar}>
      <Section>
        <Banner tone={late ? 'warning' : 'info'} title={t('review.title')} announce>
          {late ? t('review.late') : t('review.meanwhile')}
        </Banner>
      </Section>
      <Section title={t('review.label')}>
        <Steps
          label={t('review.label')}
          steps={[
            { label: t('review.submitted'), state: 'done', note: formats.dateTime(submittedAt) },
            { label: t('review.reviewing'), state: 'current', note: expected },
            { label: t('review.reviewed'), state: 'upcoming', note: t('review.afterwards') },
          ]}
          stateLabels={{
            done: t('states.done'),
            current: t('states.current'),
            upcoming: t('states.upcoming'),
            failed: t('states.failed'),
          }}
        />
        {late && <ContactService />}
      </Section>
      <SubmittedFacts state={state} />
    </Page>
  );
}
