import { formatDate } from '../../format/dateTime';

/** What is published at a moment, epoch ms. */
interface Published {
  publishedAt: number;
}

/** A headline that knows its day. */
export type OfDay<Headline> = Headline & {
  /** Exchange day, `2026/11/20`, of the first headline of that day; undefined for those beneath it. */
  day: string | undefined;
};

/** Headlines, newest first, the first of each exchange day marked with the day. */
export function newsByDay<Headline extends Published>(headlines: readonly Headline[]): OfDay<Headline>[] {
  return headlines.map((headline, index) => {
    const day = formatDate(headline.publishedAt);
    const before = headlines[index - 1];
    const begins = before === undefined || formatDate(before.publishedAt) !== day;
    return { ...headline, day: begins ? day : undefined };
  });
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Which of the last two days an exchange day is; undefined for any other. */
export function recentDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === formatDate(now)) return 'today';
  return day === formatDate(now - dayMs) ? 'yesterday' : undefined;
}
