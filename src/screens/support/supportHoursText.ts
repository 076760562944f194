import { formatTimeRanges } from '../../format/timeRanges';
import type { Language } from '../../i18n/language';
import type { Translate } from '../../i18n/text';

/** Two times of day and nothing else but the time zone. */
const hoursAlone = /^(\d{1,2}:\d{2})\s*[-–—~～〜]\s*(\d{1,2}:\d{2})(\s*\(JST\))?$/;

/** The configured hours of customer service, in the words of the language if they are hours alone. */
export function supportHoursText(t: Translate, hours: string, language: Language): string {
  const [, from, until] = hoursAlone.exec(hours) ?? [];
  return from && until ? t('support:hoursValue', { from, until }) : formatTimeRanges(hours, language);
}
