import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FirstLoad, firstLoads } from '../../bench/sizes/firstLoad';
import { screenNames } from '../../bench/sizes/screenNames';
import { routes } from '../../src/app/routes';

/**
 * Budgets for the first load of a screen, in KiB brotli. If a screen exceeds its budget, split something off, or explain in
 * the commit what members gain.
 */
const budgets: Record<string, number> = {
  Start: 170,
  Home: 190,
  MarketDetail: 273,
};
/** Budget of all other screens. */
const usual = 263;

const screens = screenNames(readFileSync('src/app/routes.ts', 'utf8'));

describe('the first load of a screen', () => {
  let loads: FirstLoad[];
  beforeAll(async () => {
    loads = await firstLoads(screens);
  }, 120_000);

  it('is known for all paths', () => {
    expect(new Set(screens).size).toBe(routes.length);
  });

  it.each(screens)('is within its budget for %s', (screen) => {
    const load = loads.find((one) => one.screen === screen);
    const parts = load?.parts.map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)}`).join(', ');
    expect((load?.bytes ?? Number.NaN) / 1024, parts).toBeLessThanOrEqual(budgets[screen] ?? usual);
  });
});
