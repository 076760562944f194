import { sessionAt } from './tradingSession';

/**
 * The time (epoch ms) after `duration` ms of open sessions, counted from `from`. With a duration of 0: `from` itself,
 * or the next opening if no session is open then.
 */
export function afterOpenTime(from: number, duration: number, holidays: ReadonlySet<string>): number {
  const { open, changesAt } = sessionAt(from, holidays);
  if (!open) return afterOpenTime(changesAt, duration, holidays);
  if (from + duration < changesAt) return from + duration;
  return afterOpenTime(changesAt, duration - (changesAt - from), holidays);
}
