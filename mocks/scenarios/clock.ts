/** The time of every story: Friday 2026-11-20, 10:15 in Tokyo, in the morning session. */
export const storyNow = Date.parse('2026-11-20T10:15:00+09:00');

/** The seed of every story and of the demo. */
export const seed = 20261120;

/** A time in the exchange's time zone, such as `at('2026-11-20', '09:30')`. */
export const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+09:00`);

/** Alternative times for showing a scenario, by state of the market; all later than the scenario's own time. */
export const moments = {
  holiday: at('2026-11-23', '10:15'),
  beforeOpen: at('2026-11-24', '08:30'),
  lunch: at('2026-11-24', '12:00'),
  closed: at('2026-11-24', '20:00'),
} as const;
export type MomentName = keyof typeof moments;
