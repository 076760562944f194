import { Note } from '../../components/Note/Note';
import { useText } from '../../i18n/useText';
import type { Kept } from './useRealNameDraft';

/** What happens to typed data and photos (decision 26). */
export function DraftNote({ kept }: { kept: Kept }) {
  const t = useText('identity');
  return (
    <Note>
      {t('draft.note')} <span aria-live="polite">{kept !== 'unchanged' && t(`draft.${kept}`)}</span>
    </Note>
  );
}
