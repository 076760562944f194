/** Short weekday names by language. */
const weekdays = {
  en: new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }),
  tw: new Intl.DateTimeFormat('zh-Hant-TW', { weekday: 'short', timeZone: 'UTC' }),
  jp: new Intl.DateTimeFormat('ja', { weekday: 'short', timeZone: 'UTC' }),
};

/**
 * A day with its weekday: `11/24 (Tue)`, `11/24（火）`, `11/24（週二）`.
 *
 * @param date `YYYY-MM-DD` in exchange time
 */
export function formatDay(date: string, language: 'en' | 'tw' | 'jp'): string {
  const weekday = formatWeekday(date, language);
  const day = date.slice(5).replace('-', '/');
  return language === 'en' ? `${day} (${weekday})` : `${day}（${weekday}）`;
}

/**
 * The short weekday: `Tue`, `火`, `週二`.
 *
 * @param date `YYYY-MM-DD` in exchange time
 */
export function formatWeekday(date: string, language: 'en' | 'tw' | 'jp'): string {
  return weekdays[language].format(new Date(`${date}T00:00:00Z`));
}
