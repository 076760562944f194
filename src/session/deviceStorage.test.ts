import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Nothing can be kept. */
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** What is there stays readable; nothing can be added. */
const full = (device: ReturnType<typeof memoryStorage>) => ({
  ...device,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

/** Another tab has written. */
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

it('keeps a value on the device, and forgets it', () => {
  expect(readStored('lang')).toBeNull();
  writeStored('lang', 'tw');
  expect([readStored('lang'), device.getItem('lang')]).toEqual(['tw', 'tw']);
  writeStored('lang', null);
  expect([readStored('lang'), device.getItem('lang')]).toEqual([null, null]);
});

it('keeps an empty value apart from none', () => {
  writeStored('account', '');
  expect(readStored('account')).toBe('');
});

it('tells of every change by its key, until one does not listen any more', () => {
  writeStored('lang', 'tw');
  writeStored('lang', null);
  otherTab('account');
  otherTab(null);
  expect(changed.mock.calls).toEqual([['lang'], ['lang'], ['account'], ['']]);
  stop();
  writeStored('lang', 'en');
  expect(changed).toHaveBeenCalledTimes(4);
});

it('sees what another tab has written', () => {
  writeStored('lang', 'tw');
  device.setItem('lang', 'en');
  otherTab('lang');
  expect(readStored('lang')).toBe('en');
});

describe('where storage is full', () => {
  beforeEach(() => {
    device.setItem('tokend', 'former');
    page.localStorage = full(device);
    writeStored('tokend', 'new');
  });

  it('a value lives as long as the page, and its change is told', () => {
    expect(readStored('tokend')).toBe('new');
    expect(changed.mock.calls).toEqual([['tokend']]);
  });

  it('the value before it does not come back with the next page', () => {
    expect(device.getItem('tokend')).toBeNull();
  });

  it('a value can be forgotten', () => {
    writeStored('tokend', null);
    expect(readStored('tokend')).toBeNull();
  });

  it.each(['tokend', null])('gives way to what another tab has written: %s', (key) => {
    device.setItem('tokend', 'of the other tab');
    otherTab(key);
    expect(readStored('tokend')).toBe('of the other tab');
  });

  it('is kept on the device once there is room again', () => {
    page.localStorage = device;
    writeStored('tokend', 'newer');
    expect([readStored('tokend'), device.getItem('tokend')]).toEqual(['newer', 'newer']);
  });
});

describe.each([
  ['is forbidden', () => forbidden],
  ['is not there', () => null],
])('where storage %s', (_, storage) => {
  beforeEach(() => {
    page.localStorage = storage();
  });

  it('nothing is remembered from before', () => {
    expect(readStored('tokend')).toBeNull();
  });

  it('a value lives as long as the page, and its change is told', () => {
    writeStored('tokend', 'new');
    expect(readStored('tokend')).toBe('new');
    writeStored('tokend', null);
    expect(readStored('tokend')).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
