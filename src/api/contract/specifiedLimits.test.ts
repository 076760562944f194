import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const written: unknown[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation((line) => void written.push(line));
});
afterEach(() => {
  written.length = 0;
});

/** Fresh, as what was noted once is not noted again. */
const schemas = () => import('./specifiedLimits');

type Limit = keyof Awaited<ReturnType<typeof schemas>>;

describe('what holds', () => {
  it.each<[Limit, unknown, unknown]>([
    ['mostWithdrawn', '5000000', '5000000'],
    ['mostWithdrawn', '4999999.5', '4999999.5'],
    ['mostWithdrawn', 0, '0'],
    ['mostWithdrawn', null, '5000000'],
    ['mostWithdrawn', undefined, '5000000'],
    ['referralReward', '150', '150'],
    ['referralReward', undefined, '200'],
    ['lotSize', 1000, 1000],
    ['lotSize', undefined, 1000],
    ['sellLockMinutes', '15', 15],
    ['sellLockMinutes', 30, 30],
    ['sellLockMinutes', null, 15],
  ])('%s: a server that is as strict, stricter or silent: %j', async (limit, told, holds) => {
    expect(v.parse((await schemas())[limit], told)).toBe(holds);
    expect(written).toEqual([]);
  });

  it.each<[Limit, unknown, unknown]>([
    ['mostWithdrawn', '5000001', '5000000'],
    ['mostWithdrawn', '999999999999999999999999', '5000000'],
    ['referralReward', 201, '200'],
    ['lotSize', 100, 1000],
    ['lotSize', 0, 1000],
    ['lotSize', 2000, 1000],
    ['sellLockMinutes', 14, 15],
    ['sellLockMinutes', '0', 15],
  ])('%s: a server that differs: %j, which the operator can read once', async (limit, told, holds) => {
    const schema = (await schemas())[limit];
    expect(v.parse(schema, told)).toBe(holds);
    expect(v.parse(schema, told)).toBe(holds);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain(String(told));
    expect(written[0]).toContain(String(holds));
  });

  it.each<[Limit, unknown]>([
    ['mostWithdrawn', 'a lot'],
    ['lotSize', -1],
    ['sellLockMinutes', 1.5],
  ])('%s: nothing that is malformed: %j', async (limit, told) => {
    expect(v.is((await schemas())[limit], told)).toBe(false);
  });
});
