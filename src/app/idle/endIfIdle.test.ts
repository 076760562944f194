import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../../tests/page';
import { currentSession, signIn } from '../../session/session';
import { endIfIdle } from './endIfIdle';

const { told } = vi.hoisted(() => ({ told: vi.fn(async () => ({})) }));
vi.mock('../../api/transport', () => ({ ask: told }));

const limit = 60_000;
let device: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  signIn({ token: 't', account: 'a', isAdmin: null });
});

const usedBefore = (ms: number) => device.setItem('lastUse', String(Date.now() - ms));

it('ends the session at the limit, and notes why', () => {
  usedBefore(limit);
  expect(endIfIdle(limit)).toBe(true);
  expect(currentSession()).toBeNull();
  expect(device.getItem('ended')).toBe('idle');
});

it.each([
  ['before the limit', () => usedBefore(limit - 1_000), limit],
  ['on a site without a limit', () => usedBefore(10 * limit), undefined],
  ['when no use is known', () => {}, limit],
])('goes on %s', (_, prepare, afterMs) => {
  prepare();
  expect(endIfIdle(afterMs)).toBe(false);
  expect(currentSession()).not.toBeNull();
});
