/** Smallest difference that counts as a clock that was set back, ms. */
const toleranceMs = 500;

/** A clock that only advances, ms. It may stop while the device sleeps. */
let readSteady = () => performance.now();

/** Replaces the steady clock, for the catalogue, whose time stands still. */
export function setSteadyClock(read: () => number): void {
  readSteady = read;
}

/**
 * Creates a clock from the device's clock, which can be set, and a steady one. It never goes back: time that passed on
 * the steady clock has passed. After sleep and after the device's clock was set forward, it follows the device's clock.
 *
 * @param date the device's clock, epoch ms
 * @param steady ms since any moment
 */
export function createDeviceClock(date: () => number, steady: () => number): () => number {
  let last: { date: number; steady: number } | undefined;
  let setBackMs = 0;
  return () => {
    const now = { steady: steady(), date: date() };
    const missingMs = last ? now.steady - last.steady - (now.date - last.date) : 0;
    if (missingMs > toleranceMs) setBackMs += missingMs;
    last = now;
    return now.date + setBackMs;
  };
}

/** Epoch ms by this device. A difference of two values is the time that has passed, or more: never less. */
export const deviceNow = createDeviceClock(
  () => Date.now(),
  () => readSteady(),
);
