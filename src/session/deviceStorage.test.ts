import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Storage that refuses every access. */
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** Full storage: values stay readable, and none can be added. */
const full = (device: ReturnType<typeof memoryStorage>) => ({
  ...device,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

/** Simulates a write in another tab. */
const otherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

const changed = vi.fn();
let stop: () => void;
let device: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
  otherTab(null);
  stop = subscribeStored(changed);
  changed.mockClear();
});
afterEach(() => stop());

it('stores a value on the device, and removes it', () => {
  expect(readStored('lang')).toBeNull();
  writeStored('lang', 'tw');
  expect([readStored('lang'), device.getItem('lang')]).toEqual(['tw', 'tw']);
  writeStored('lang', null);
  expect([readStored('lang'), device.getItem('lang')]).toEqual([null, null]);
});

it('distinguishes an empty value from none', () => {
  writeStored('account', '');
  expect(readStored('account')).toBe('');
});

it('notifies of every change by its key, until the subscription ends', () => {
  writeStored('lang', 'tw');
  writeStored('lang', null);
  otherTab('account');
  otherTab(null);
  expect(changed.mock.calls).toEqual([['lang'], ['lang'], ['account'], ['']]);
  stop();
  writeStored('lang', 'en');
  expect(changed).toHaveBeenCalledTimes(4);
});

it('reads a value that another tab has written', () => {
  writeStored('lang', 'tw');
  device.setItem('lang', 'en');
  otherTab('lang');
  expect(readStored('lang')).toBe('en');
});

describe('when storage is full', () => {
  beforeEach(() => {
    device.setItem('tokend', 'former');
    page.localStorage = full(device);
    writeStored('tokend', 'new');
  });

  it('a value is kept until the page is closed, and its change is notified', () => {
    expect(readStored('tokend')).toBe('new');
    expect(changed.mock.calls).toEqual([['tokend']]);
  });

  it('the previous value does not return with the next page', () => {
    expect(device.getItem('tokend')).toBeNull();
  });

  it('a value can be removed', () => {
    writeStored('tokend', null);
    expect(readStored('tokend')).toBeNull();
  });

  it.each(['tokend', null])('a value that another tab has written wins: %s', (key) => {
    device.setItem('tokend', 'of the other tab');
    otherTab(key);
    expect(readStored('tokend')).toBe('of the other tab');
  });

  it('a value that another tab has written while this one was frozen wins', () => {
    device.setItem('tokend', 'of the other tab');
    expect(readStored('tokend')).toBe('of the other tab');
  });

  it('a value is stored on the device once there is space again', () => {
    page.localStorage = device;
    writeStored('tokend', 'newer');
    expect([readStored('tokend'), device.getItem('tokend')]).toEqual(['newer', 'newer']);
  });
});

describe.each([
  ['is forbidden', () => forbidden],
  ['is not there', () => null],
])('when storage %s', (_, storage) => {
  beforeEach(() => {
    page.localStorage = storage();
  });

  it('no earlier value is read', () => {
    expect(readStored('tokend')).toBeNull();
  });

  it('a value is kept until the page is closed, and its change is notified', () => {
    writeStored('tokend', 'new');
    expect(readStored('tokend')).toBe('new');
    writeStored('tokend', null);
    expect(readStored('tokend')).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
