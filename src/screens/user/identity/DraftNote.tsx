import { Note } from '../../../components/Note/Note';
import { useText } from '../../../i18n/useText';
import type { Kept } from './useRealNameDraft';

/** What becomes of what was typed, and of the photos (decision 26). */
export function DraftNote({ kept }: { kept: Kept }) {
  const t = useText('identity');
  return (
    <Note>
      {t('draft.note')} <span aria-live="polite">{kept !== 'asItWas' && t(`draft.${kept}`)}</span>
    </Note>
  );
}
