import { useEffect } from 'react';
import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock';
import { Page } from '../components/Page/Page';
import { TopBar } from '../components/TopBar/TopBar';
import { useText } from '../i18n/useText';
import { ScreenCodeError } from './screenCode';

/** A screen that could not be drawn: says what it was, under a reference that the console explains. */
export function ScreenFailed({ error }: { error: unknown }) {
  const t = useText('common');
  const isCode = error instanceof ScreenCodeError;
  const reference = isCode ? error.code : 'SCREEN_FAILED';

  useEffect(() => console.error(reference, error), [reference, error]);

  return (
    <Page topBar={<TopBar title={t('failure.title')} />}>
      <ErrorBlock
        message={isCode ? t('failure.code') : t('failure.screen')}
        actionLabel={t('retry')}
        onAction={() => window.location.reload()}
        reference={t('reference', { reference })}
      />
    </Page>
  );
}
