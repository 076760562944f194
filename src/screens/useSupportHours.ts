import { useSiteConfig } from '../api/queries/common';
import { formatTimeRanges } from '../format/timeRanges';
import { useLanguage } from '../i18n/useLanguage';
import { loadedData } from '../lib/loadable';

/** When customer service answers, as the house writes it; undefined while that is not known, '' where it doesn't say. */
export function useSupportHours(): string | undefined {
  const language = useLanguage();
  const hours = loadedData(useSiteConfig())?.support?.hours;
  return hours === undefined ? undefined : formatTimeRanges(hours, language);
}
