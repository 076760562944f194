import { useQueryClient } from '@tanstack/react-query';
import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock';
import type { PartFailedProps } from '../components/Part/PartFailedContext';
import { useText } from '../i18n/useText';
import { saveFormDrafts } from '../session/formDrafts';
import { useReload } from '../session/useReload';
import { useFailure } from './useFailure';

/** A part of a screen that could not be drawn: says which, and asks again for what it shows. */
function PartFailed({ error, name, again }: PartFailedProps) {
  const t = useText('common');
  const queries = useQueryClient();
  const { begin, busy, unreachable } = useReload();
  const { isCode, message, action, reference } = useFailure(error, {
    broken: name === undefined ? t('failure.failed') : t('failure.part', { name }),
    codeMissing: t('failure.failed'),
    reference: 'PART_FAILED',
  });
  const askAgain = async () => {
    await queries.invalidateQueries();
    again();
  };
  return (
    <ErrorBlock
      message={unreachable ? t('failure.offline') : message}
      actionLabel={action}
      onAction={isCode ? begin : () => void askAgain()}
      busy={busy}
      reference={reference}
    />
  );
}

/** What a screen's parts do when they can't be drawn; what was typed there is kept until the page begins anew. */
export const partFailure = { Notice: PartFailed, onCatch: saveFormDrafts };
