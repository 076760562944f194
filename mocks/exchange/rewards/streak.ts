const day = 86_400_000;

/**
 * Number of consecutive days up to today, or up to yesterday if today is missing.
 *
 * @param dates days signed in, `YYYY-MM-DD`, ascending
 */
export function streakOf(dates: readonly string[], today: string): number {
  const signedIn = new Set(dates);
  let streak = signedIn.has(today) ? 1 : 0;
  for (let date = dayBefore(today); signedIn.has(date); date = dayBefore(date)) streak += 1;
  return streak;
}

const dayBefore = (date: string): string => new Date(Date.parse(date) - day).toISOString().slice(0, 10);
