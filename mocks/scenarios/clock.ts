/** The instant of every story: Friday 2026-11-20, 10:15 in Tokyo, in the morning session. */
export const storyNow = Date.parse('2026-11-20T10:15:00+09:00');

/** The seed of every story and of the demo. */
export const seed = 20261120;

/** A moment by the exchange's calendar and clock, such as `at('2026-11-20', '09:30')`. */
export const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+09:00`);
