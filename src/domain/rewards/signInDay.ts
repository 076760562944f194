/** What is known about a day of the calendar of sign-ins. */
export type SignInDay = 'done' | 'missed' | 'open';

/**
 * Whether the member signed in on a day. Today and the days after it are open, and so are those before the registration.
 * Days are `YYYY-MM-DD` on the exchange.
 *
 * @param registered the day of the registration; undefined while it is not known, and then no day counts as missed
 */
export function signInDay(
  day: string,
  {
    signedIn,
    today,
    registered,
  }: { signedIn: ReadonlySet<string>; today: string; registered?: string | undefined },
): SignInDay {
  if (signedIn.has(day)) return 'done';
  return registered !== undefined && day >= registered && day < today ? 'missed' : 'open';
}
