import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { subscribeStored } from './deviceStorage';
import {
  compareSession,
  currentSession,
  forgetTransientKeys,
  rememberedAccount,
  sessionOwner,
  signIn,
  signOut,
  subscribeSession,
} from './session';

const member = { token: 't', account: '9012345678', isAdmin: null };
const admin = { token: 'u', account: '9012345679', isAdmin: '1' };
let device: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
  otherTab(null);
});

/** Simulates a write in another tab. */
function otherTab(key: string | null) {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const kept = () => ['tokend', 'account', 'is_admin'].map((key) => device.getItem(key));

it('is null at first', () => {
  expect([currentSession(), rememberedAccount()]).toEqual([null, '']);
});

describe('signing in', () => {
  it('stores token, account and admin flag under the specified keys', () => {
    signIn(admin);
    expect(kept()).toEqual(['u', '9012345679', '1']);
    expect(currentSession()).toEqual(admin);
  });

  it('replaces all values of the previous member', () => {
    signIn(admin);
    signIn(member);
    expect(kept()).toEqual(['t', '9012345678', null]);
    expect(currentSession()).toEqual(member);
    signIn(admin);
    expect(kept()).toEqual(['u', '9012345679', '1']);
    expect(currentSession()).toEqual(admin);
  });

  it('survives a reload', () => {
    device.setItem('tokend', 'kept');
    device.setItem('account', '9012345678');
    compareSession();
    expect(currentSession()).toEqual({ token: 'kept', account: '9012345678', isAdmin: null });
  });
});

describe('signing out', () => {
  it('removes the token and the admin flag, and keeps the account', () => {
    signIn(admin);
    signOut();
    expect(kept()).toEqual([null, '9012345679', null]);
    expect([currentSession(), rememberedAccount()]).toEqual([null, admin.account]);
  });
});

it('is the same object while nothing changes', () => {
  signIn(member);
  const first = currentSession();
  expect(currentSession()).toBe(first);
  signIn({ ...member });
  expect(currentSession()).toBe(first);
  signIn({ ...member, isAdmin: '1' });
  expect(currentSession()).not.toBe(first);
});

describe('another tab', () => {
  it('signs in here too', () => {
    const listener = vi.fn();
    const stop = subscribeSession(listener);
    device.setItem('account', member.account);
    device.setItem('tokend', member.token);
    otherTab('tokend');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(currentSession()).toEqual(member);
    stop();
  });

  it.each(['tokend', null])('signs out here too: %s', (key) => {
    signIn(member);
    const listener = vi.fn();
    const stop = subscribeSession(listener);
    device.removeItem('tokend');
    otherTab(key);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(currentSession()).toBeNull();
    stop();
  });
});

describe('a tab that was frozen while another member signed in', () => {
  const listener = vi.fn();
  let stop: () => void;

  beforeEach(() => {
    signIn(member);
    listener.mockClear();
    stop = subscribeSession(listener);
    device.setItem('account', admin.account);
    device.setItem('is_admin', '1');
    device.setItem('tokend', admin.token);
  });
  afterEach(() => stop());

  it('makes no call as the other member before it has noticed', () => {
    expect(currentSession()).toEqual(member);
    expect(listener).not.toHaveBeenCalled();
  });

  it('knows the owner of the session on the device', () => {
    expect(sessionOwner()).toBe(admin.account);
  });

  it.each(['pageshow', 'visibilitychange', 'resume'])('notices on %s', (kind) => {
    page.dispatchEvent(new Event(kind));
    expect(currentSession()).toEqual(admin);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notices when it compares before money is moved', () => {
    compareSession();
    compareSession();
    expect(currentSession()).toEqual(admin);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it('never combines the account of one member with the token of another', () => {
  signIn(member);
  const seen: unknown[] = [];
  const stop = subscribeStored(() => seen.push([device.getItem('tokend'), device.getItem('account')]));
  signIn(admin);
  stop();
  expect(seen).not.toContainEqual([member.token, admin.account]);
  expect(seen).not.toContainEqual([admin.token, member.account]);
});

it('ignores changes of other stored values', () => {
  const listener = vi.fn();
  const stop = subscribeSession(listener);
  otherTab('lang');
  expect(listener).not.toHaveBeenCalled();
  stop();
});

it('lasts until the page is closed when storage is blocked', () => {
  page.localStorage = null;
  signIn(admin);
  expect(currentSession()).toEqual(admin);
  signOut();
  expect(currentSession()).toBeNull();
});

it('removes only the transient keys', () => {
  signIn(admin);
  for (const key of ['tklm', 'zjkm', 'hklm', 'lang']) device.setItem(key, 'x');
  forgetTransientKeys();
  expect(['tklm', 'zjkm', 'hklm', 'lang'].map((key) => device.getItem(key))).toEqual([null, null, null, 'x']);
  expect(currentSession()).toEqual(admin);
});
