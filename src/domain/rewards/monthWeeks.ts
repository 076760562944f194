const day = 86_400_000;

const dateAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The days of a month in weeks that begin on Sunday, as calendars in Japan and Taiwan do; `undefined` where a day of
 * another month would stand.
 *
 * @param month `YYYY-MM`
 */
export function monthWeeks(month: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const begins = first - new Date(first).getUTCDay() * day;
  const weeks: (string | undefined)[][] = [];
  for (let week = begins; dateAt(week).slice(0, 7) <= month; week += 7 * day) {
    const dates = Array.from({ length: 7 }, (_, at) => dateAt(week + at * day));
    weeks.push(dates.map((date) => (date.startsWith(month) ? date : undefined)));
  }
  return weeks;
}

/** The month `by` months later, or earlier if negative: `addMonths('2026-01', -1)` is `2025-12`. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dateAt(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}
