import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/useText';

/**
 * The way back for a top bar: one page back, or to `otherwise` when this page was the first one opened (a reload keeps
 * the history, a link from outside has none).
 */
export function useBack(otherwise: string): { label: string; onPress: () => void } {
  const t = useText('common');
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirst = key === 'default';
  return {
    label: t('back'),
    onPress: () => (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1)),
  };
}
