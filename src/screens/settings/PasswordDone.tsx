import type { ReactElement } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import { settingsHref } from '../hrefs';

interface PasswordDoneProps {
  topBar: ReactElement;
  title: string;
  note: string;
  /** Continues where it was needed; to the settings by default. */
  goOn?: (() => void) | undefined;
}

/** A password was set or changed. */
export function PasswordDone({ topBar, title, note, goOn }: PasswordDoneProps) {
  const t = useText('settings');
  const action = goOn ? (
    <Button fullWidth onClick={goOn}>
      {t('goOn')}
    </Button>
  ) : (
    <LinkButton fullWidth href={settingsHref}>
      {t('back')}
    </LinkButton>
  );
  return (
    <Page topBar={topBar} actions={action}>
      <Section>
        <Banner tone="success" title={title} announce>
          {note}
        </Banner>
      </Section>
    </Page>
  );
}
