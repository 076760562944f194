import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock';
import { Page } from '../components/Page/Page';
import { TopBar, type TopBarProps } from '../components/TopBar/TopBar';
import { useText } from '../i18n/useText';
import { useReload } from '../session/useReload';
import { useFailure } from './useFailure';

interface ScreenFailedProps {
  error: unknown;
  /** The way back; left out where nothing is left to go back to. */
  back?: TopBarProps['back'];
}

/** A screen that could not be drawn: says why, and begins anew. */
export function ScreenFailed({ error, back }: ScreenFailedProps) {
  const t = useText('common');
  const { begin, busy, unreachable } = useReload();
  const { message, action, reference } = useFailure(error, {
    broken: t('failure.screen'),
    codeMissing: t('failure.code'),
    reference: 'SCREEN_FAILED',
  });
  return (
    <Page topBar={<TopBar title={t('failure.title')} {...(back && { back })} />}>
      <ErrorBlock
        message={unreachable ? t('failure.offline') : message}
        actionLabel={action}
        onAction={begin}
        busy={busy}
        reference={reference}
      />
    </Page>
  );
}
