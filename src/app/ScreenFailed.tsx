import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock';
import { Page } from '../components/Page/Page';
import { TopBar, type TopBarProps } from '../components/TopBar/TopBar';
import { useText } from '../i18n/useText';
import { useReload } from '../session/useReload';
import { useFailure } from './useFailure';

interface ScreenFailedProps {
  /** What the screen threw. */
  error: unknown;
  /** The back button; omitted when there is no page to go back to. */
  back?: TopBarProps['back'];
}

/** Replaces a screen that failed to render: says why, and offers to reload the page. */
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
