import { useQueryClient } from '@tanstack/react-query';
import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock';
import type { PartFailedProps } from '../components/PartBoundary/PartFailedContext';
import { useText } from '../i18n/useText';
import { useReload } from '../session/useReload';
import { useFailure } from './useFailure';

/** Replaces a part of a screen that failed to render: names the part, and offers to load its data again. */
function PartFailed({ error, name, retry }: PartFailedProps) {
  const t = useText('common');
  const queries = useQueryClient();
  const { begin, busy, unreachable } = useReload();
  const { isCode, message, action, reference } = useFailure(error, {
    broken: name === undefined ? t('failure.failed') : t('failure.part', { name }),
    codeMissing: t('failure.failed'),
    reference: 'PART_FAILED',
  });
  const reload = async () => {
    await queries.invalidateQueries();
    retry();
  };
  return (
    <ErrorBlock
      message={unreachable ? t('failure.offline') : message}
      actionLabel={action}
      onAction={isCode ? begin : () => void reload()}
      busy={busy}
      reference={reference}
    />
  );
}

/** How failed parts of a screen are shown. */
export const partFailure = { Notice: PartFailed };
