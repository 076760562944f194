import { useSiteConfig } from '../../api/queries/common';
import { formatTimeRanges } from '../../format/timeRanges';
import { useLanguage } from '../../i18n/useLanguage';
import { loadedData } from '../../lib/loadable';

/** Customer service hours as configured; undefined while unknown, '' if not configured. */
export function useSupportHours(): string | undefined {
  const language = useLanguage();
  const hours = loadedData(useSiteConfig())?.support?.hours;
  return hours === undefined ? undefined : formatTimeRanges(hours, language);
}
