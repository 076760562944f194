import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock';
import { Page } from '../components/Page/Page';
import { TopBar } from '../components/TopBar/TopBar';
import { useText } from '../i18n/useText';
import { reload } from './reload';
import { useFailure } from './useFailure';

/** A screen that could not be drawn: says why, and begins anew. */
export function ScreenFailed({ error }: { error: unknown }) {
  const t = useText('common');
  const { message, action, reference } = useFailure(error, {
    broken: t('failure.screen'),
    codeMissing: t('failure.code'),
    reference: 'SCREEN_FAILED',
  });
  return (
    <Page topBar={<TopBar title={t('failure.title')} />}>
      <ErrorBlock message={message} actionLabel={action} onAction={reload} reference={reference} />
    </Page>
  );
}
