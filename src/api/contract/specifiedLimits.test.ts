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

/** A new module instance, because each mismatch is logged only once. */
const schemas = () => import('./specifiedLimits');

type Limit = keyof Awaited<ReturnType<typeof schemas>>;

describe('the applied limit', () => {
  it.each<[Limit, unknown, unknown]>([
    ['maxWithdrawal', '5000000', '5000000'],
    ['maxWithdrawal', '4999999.5', '4999999.5'],
    ['maxWithdrawal', 0, '0'],
    ['maxWithdrawal', null, '5000000'],
    ['maxWithdrawal', undefined, '5000000'],
    ['referralReward', '150', '150'],
    ['referralReward', undefined, '200'],
    ['lotSize', 1000, 1000],
    ['lotSize', undefined, 1000],
    ['sellLockMinutes', '15', 15],
    ['sellLockMinutes', 30, 30],
    ['sellLockMinutes', null, 15],
  ])('%s: a server that is as strict, stricter or silent: %j', async (limit, received, applied) => {
    expect(v.parse((await schemas())[limit], received)).toBe(applied);
    expect(written).toEqual([]);
  });

  it.each<[Limit, unknown, unknown]>([
    ['maxWithdrawal', '5000001', '5000000'],
    ['maxWithdrawal', '999999999999999999999999', '5000000'],
    ['referralReward', 201, '200'],
    ['lotSize', 100, 1000],
    ['lotSize', 0, 1000],
    ['lotSize', 2000, 1000],
    ['sellLockMinutes', 14, 15],
    ['sellLockMinutes', '0', 15],
  ])('%s: a server that differs: %j, which is logged once', async (limit, received, applied) => {
    const schema = (await schemas())[limit];
    expect(v.parse(schema, received)).toBe(applied);
    expect(v.parse(schema, received)).toBe(applied);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain(String(received));
    expect(written[0]).toContain(String(applied));
  });

  it.each<[Limit, unknown]>([
    ['maxWithdrawal', 'a lot'],
    ['lotSize', -1],
    ['sellLockMinutes', 1.5],
  ])('%s: refuses a malformed value: %j', async (limit, received) => {
    expect(v.is((await schemas())[limit], received)).toBe(false);
  });
});
