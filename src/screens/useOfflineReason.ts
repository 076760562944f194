import { useOnline } from '../api/useOnline';
import { useText } from '../i18n/useText';

/** Why a button that moves money is blocked while the browser is offline, in words; undefined while online. */
export function useOfflineReason(): string | undefined {
  const t = useText('common');
  return useOnline() ? undefined : t('failure.notSent');
}
