import { useSiteConfig } from '../../api/queries/common';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { supportHoursText } from './supportHoursText';

/** Customer service hours as configured; undefined while unknown, '' if not configured. */
export function useSupportHours(): string | undefined {
  const t = useText('support');
  const language = useLanguage();
  const hours = loadedData(useSiteConfig())?.support?.hours;
  return hours === undefined ? undefined : supportHoursText(t, hours, language);
}
