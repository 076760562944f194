import { multiply } from '../../../src/domain/decimal';
import { exchangeDate, exchangeMidnight } from '../../../src/domain/market/tradingSession';
import type { Localized } from '../localized';

/** Formats an amount for a text: `"1234567.5"` becomes `1,234,567.5`. */
export function withThousands(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}

/** Formats a rate for a text: `"0.0003"` becomes `0.03%`. */
export const asPercent = (rate: string): string => `${multiply(rate, '100')}%`;

/** Formats a time of day, in ms after midnight: `14:05`. */
export function asTime(sinceMidnight: number): string {
  const minutes = Math.floor(sinceMidnight / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Formats hours of the day: `09:00–18:00`, in Japanese `09:00〜18:00`. */
export function hoursIn({ opens, closes }: { opens: string; closes: string }): Localized {
  const hours = `${opens}–${closes}`;
  return { en: hours, tw: hours, jp: `${opens}〜${closes}` };
}

/** Month, day and time at the exchange, such as `11/26 15:00`. */
export function exchangeMinute(moment: number): string {
  const date = exchangeDate(moment);
  return `${date.slice(5).replace('-', '/')} ${asTime(moment - exchangeMidnight(date))}`;
}
