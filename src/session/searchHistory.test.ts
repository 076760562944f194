import { beforeEach, expect, it } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { keepSearchHistory, searchHistory } from './searchHistory';
import { signIn, signOut } from './session';

let device: ReturnType<typeof memoryStorage>;
const member = { token: 't', account: '9012345678', isAdmin: null };
const key = 'searchHistory:9012345678';

beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  signIn(member);
});

it('is stored on the device', () => {
  expect(searchHistory()).toEqual([]);
  keepSearchHistory(['1001', 'きりのほ']);
  expect(searchHistory()).toEqual(['1001', 'きりのほ']);
  expect(JSON.parse(device.getItem(key) ?? '')).toEqual(['1001', 'きりのほ']);
});

it('belongs to the account that searched', () => {
  keepSearchHistory(['1001']);
  signIn({ ...member, account: '9012345679' });
  expect(searchHistory()).toEqual([]);
  keepSearchHistory(['1002']);
  signIn(member);
  expect(searchHistory()).toEqual(['1001']);
});

it('is removed at the sign-out, with that of every other member of the device', () => {
  keepSearchHistory(['1001']);
  signIn({ ...member, account: '9012345679' });
  signOut();
  expect(device.getItem(key)).toBeNull();
  signIn(member);
  expect(searchHistory()).toEqual([]);
});

it('removes the stored value when it is empty', () => {
  keepSearchHistory(['1001']);
  keepSearchHistory([]);
  expect(device.getItem(key)).toBeNull();
});

it.each(['', '{', 'null', '{"a":1}', '"1001"'])(
  'is empty when the stored value can’t be parsed: %s',
  (kept) => {
    device.setItem(key, kept);
    expect(searchHistory()).toEqual([]);
  },
);

it('leaves out entries that are no strings', () => {
  device.setItem(key, '[1,"1001",null]');
  expect(searchHistory()).toEqual(['1001']);
});
