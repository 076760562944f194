import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/useText';
import { historyIndex } from '../lib/historyIndex';

/**
 * The back button of a top bar: one page back, or `otherwise` if this page was opened first.
 *
 * A reload keeps the history, a link from outside has none.
 */
export function useBack(otherwise: string): { label: string; onPress: () => void } {
  const t = useText('common');
  const navigate = useNavigate();
  return {
    label: t('back'),
    onPress: () => (historyIndex() === 0 ? navigate(otherwise, { replace: true }) : navigate(-1)),
  };
}
