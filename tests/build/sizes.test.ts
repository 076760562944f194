import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FirstLoad, firstLoads } from '../../bench/sizes/firstLoad';
import { screenNames } from '../../bench/sizes/screenNames';

/**
 * What may be fetched before a screen is shown first, in KiB brotli. Where a screen grows beyond, split something off
 * or say in the commit what the members get for it.
 */
const budgets: Record<string, number> = {
  Start: 144,
  Home: 180,
  MarketDetail: 250,
};
/** Every other screen's. */
const usual = 238;

const screens = screenNames(readFileSync('src/app/routes.ts', 'utf8'));

describe('what is fetched before a screen is shown first', () => {
  let loads: FirstLoad[];
  beforeAll(async () => {
    loads = await firstLoads(screens);
  }, 120_000);

  it('is known for all paths', () => {
    expect(new Set(screens).size).toBe(48);
  });

  it.each(screens)('is within its budget for %s', (screen) => {
    const load = loads.find((one) => one.screen === screen);
    const parts = load?.parts.map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)}`).join(', ');
    expect((load?.bytes ?? Number.NaN) / 1024, parts).toBeLessThanOrEqual(budgets[screen] ?? usual);
  });
});
