import { expect, it } from 'vitest';
import { createDeviceClock } from './deviceClock';

function clock() {
  const device = { date: 1_000_000, steady: 50 };
  const now = createDeviceClock(
    () => device.date,
    () => device.steady,
  );
  now();
  const pass = (ms: number) => {
    device.date += ms;
    device.steady += ms;
  };
  return { device, now, pass };
}

it('is the device’s clock', () => {
  const { now, pass } = clock();
  pass(60_000);
  expect(now()).toBe(1_060_000);
});

it('advances by the time that has passed when the device’s clock is set back', () => {
  const { device, now, pass } = clock();
  pass(5_000);
  device.date -= 3_600_000;
  expect(now()).toBe(1_005_000);
  pass(5_000);
  device.date -= 20_000;
  expect(now()).toBe(1_010_000);
});

it('advances with the device’s clock while the device sleeps and the steady clock stands still', () => {
  const { device, now } = clock();
  device.date += 3_600_000;
  expect(now()).toBe(4_600_000);
});

it('follows small corrections of the device’s clock', () => {
  const { device, now, pass } = clock();
  for (let second = 0; second < 100; second += 1) {
    pass(1_000);
    device.date -= 1;
    now();
  }
  expect(now()).toBe(1_099_900);
});

it('never shows less time than has passed on either clock, whatever happens', () => {
  const { device, now } = clock();
  let before = { ...device, now: now() };
  for (const [date, steady] of [
    [10, 10],
    [-86_400_000, 2_000],
    [90_000_000, 0],
    [0, 700],
    [-1, 501],
    [3, 4],
    [-5_000, 5_000],
  ] as const) {
    device.date += date;
    device.steady += steady;
    const passed = now() - before.now;
    expect(passed).toBeGreaterThanOrEqual(device.date - before.date);
    expect(passed).toBeGreaterThanOrEqual(device.steady - before.steady - 500);
    before = { ...device, now: now() };
  }
});
