import { sessionAt } from './tradingSession';

/**
 * The moment (epoch ms) at which a session has been open for `duration` ms, counted from another moment. With a
 * duration of 0: that moment itself, or the next opening if no session is open then.
 */
export function afterOpenTime(from: number, duration: number, holidays: ReadonlySet<string>): number {
  const { open, changesAt } = sessionAt(from, holidays);
  if (!open) return afterOpenTime(changesAt, duration, holidays);
  if (from + duration < changesAt) return from + duration;
  return afterOpenTime(changesAt, duration - (changesAt - from), holidays);
}
