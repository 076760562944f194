import { formatDate } from '../../format/dateTime';

/** Anything with a publication time, epoch ms. */
interface Published {
  publishedAt: number;
}

/** A headline with its day. */
export type OfDay<Headline> = Headline & {
  /** Exchange day, `2026/11/20`, on the first headline of that day; undefined on the others. */
  day: string | undefined;
};

/** Marks the first headline of each exchange day with that day. Headlines are newest first. */
export function newsByDay<Headline extends Published>(headlines: readonly Headline[]): OfDay<Headline>[] {
  return headlines.map((headline, index) => {
    const day = formatDate(headline.publishedAt);
    const before = headlines[index - 1];
    const begins = before === undefined || formatDate(before.publishedAt) !== day;
    return { ...headline, day: begins ? day : undefined };
  });
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Whether an exchange day is today or yesterday; undefined for any other. */
export function recentDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === formatDate(now)) return 'today';
  return day === formatDate(now - dayMs) ? 'yesterday' : undefined;
}
