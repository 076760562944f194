import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { createBoundedStore } from './boundedStore';
import { clearNewsCache, newestHeadlines, readArticles } from './newsCache';
import { signIn, signOut } from './session';

const size = { maxItems: 3, maxCharacters: 300, maxAgeMs: 1_000 };
let device: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => vi.useRealTimers());

const names = (store: ReturnType<typeof createBoundedStore>) => store.all().map(({ name }) => name);

it('keeps items over a reload, the newest first', () => {
  const store = createBoundedStore('texts', size);
  store.put('a', { html: '<p>A</p>' });
  vi.setSystemTime(5);
  store.put('b', 'B');
  expect(createBoundedStore('texts', size).all()).toEqual([
    { name: 'b', at: 5, value: 'B' },
    { name: 'a', at: 0, value: { html: '<p>A</p>' } },
  ]);
});

it('keeps the newest item of a name', () => {
  const store = createBoundedStore('texts', size);
  store.put('a', 'old');
  store.put('b', 'B');
  store.put('a', 'new');
  expect(store.all().map(({ value }) => value)).toEqual(['new', 'B']);
});

it('returns the same list while nothing changes', () => {
  const store = createBoundedStore('texts', size);
  store.put('a', 'a');
  expect(store.all()).toBe(store.all());
});

it('drops the oldest items when there are too many', () => {
  const store = createBoundedStore('texts', size);
  for (const name of ['a', 'b', 'c', 'd']) store.put(name, name);
  expect(names(store)).toEqual(['d', 'c', 'b']);
});

it('drops the oldest items when their total length is too large', () => {
  const store = createBoundedStore('texts', size);
  store.put('a', 'a'.repeat(100));
  store.put('b', 'b'.repeat(100));
  store.put('c', 'c'.repeat(100));
  expect(names(store)).toEqual(['c', 'b']);
  expect(device.getItem('texts')?.length).toBeLessThan(320);
});

it('does not store an item above the limit, and keeps the others', () => {
  const store = createBoundedStore('texts', size);
  store.put('a', 'a');
  store.put('huge', 'x'.repeat(1_000));
  expect(names(store)).toEqual(['a']);
});

it('drops expired items', () => {
  const store = createBoundedStore('texts', size);
  store.put('a', 'a');
  vi.setSystemTime(999);
  expect(names(store)).toEqual(['a']);
  vi.setSystemTime(1_000);
  expect(names(store)).toEqual([]);
  store.put('b', 'b');
  expect(device.getItem('texts')).not.toContain('"a"');
});

it.each(['', 'no JSON', '{}', '[1, null, {"name": 5, "at": 1}, {"name": "x"}]'])(
  'ignores a stored value that can’t be parsed: %j',
  (text) => {
    device.setItem('texts', text);
    const store = createBoundedStore('texts', size);
    expect(store.all()).toEqual([]);
    store.put('a', 'a');
    expect(names(store)).toEqual(['a']);
  },
);

it('is empty after signing out', () => {
  signIn({ token: 't', account: '9012345678', isAdmin: null });
  readArticles.put('jp/fees', 'text');
  newestHeadlines.put('jp', 'list');
  signOut();
  expect([readArticles.all(), newestHeadlines.all()]).toEqual([[], []]);
  expect([device.getItem(readArticles.key), device.getItem(newestHeadlines.key)]).toEqual([null, null]);
});

it('is empty after it is cleared', () => {
  readArticles.put('jp/fees', 'text');
  clearNewsCache();
  expect(readArticles.all()).toEqual([]);
});
