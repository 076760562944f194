import type { ReactElement } from 'react';
import type { RealNameState } from '../../api/contract/identity';
import { useCards } from '../../api/queries/cards';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { addCardHref } from '../hrefs';
import { NameSpellings } from './NameSpellings';
import { SubmittedFacts } from './SubmittedFacts';

interface RealNameVerifiedProps {
  state: RealNameState;
  topBar: ReactElement;
  /** Whether a bank account needs a spelling that is under review: nothing leads on yet. */
  waits: boolean;
  /** Continues where the check was needed. */
  goOn: (() => void) | undefined;
}

/** The check is passed: verified name, date, and the next step. */
export function RealNameVerified({ state, topBar, waits, goOn }: RealNameVerifiedProps) {
  const formats = useFormats();
  const t = useText('identity');
  const none = loadedData(useCards())?.length === 0;
  const next = none && (
    <LinkButton fullWidth href={addCardHref('/user/userInfo')}>
      {t('verified.addCard')}
    </LinkButton>
  );
  const on = goOn && (
    <Button fullWidth onClick={goOn}>
      {t('verified.goOn')}
    </Button>
  );
  return (
    <Page topBar={topBar} actions={!waits && (on ?? next)}>
      <Section>
        <Banner tone="success" title={t('verified.title')} announce>
          {t('verified.body')}
        </Banner>
      </Section>
      <SubmittedFacts
        state={state}
        more={[{ label: t('verified.at'), value: formats.dateTime(state.reviewedAt) }]}
      />
      <NameSpellings state={state} />
    </Page>
  );
}
