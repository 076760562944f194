import { formatMonthDayTime } from '../../../format/dateTime';
import type { Translate } from '../../../i18n/text';

/** From when a fund password is taken again, as a sentence. */
export const fundPasswordWaitText = (t: Translate, until: number): string =>
  t('settings:tries.wait', { time: formatMonthDayTime(until) });
