import { exchangeMidnight } from '../../domain/market/tradingSession';
import type { Formats } from '../../i18n/formats';

/** A day of the exchange, `YYYY-MM-DD`, in the reader's format. */
export const dayText = (day: string, formats: Formats): string => formats.date(exchangeMidnight(day));
