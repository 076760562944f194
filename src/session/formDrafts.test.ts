import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import {
  amendDraft,
  draftLifetimeMs,
  draftOf,
  draftOwner,
  dropEndedDrafts,
  type FormPlace,
  keepDraftsOfHiddenPage,
  leaveForm,
  saveFormDrafts,
  trackDraft,
} from './formDrafts';
import { signIn, signOut } from './session';

const order: FormPlace = { form: 'order', address: '/market/marketBuy?symbol=1' };
const typed = { lots: '3', leverage: 2 };
const member = { token: 't', account: '9012345678', isAdmin: null };
const other = { token: 'u', account: '9012345679', isAdmin: null };
const id = Symbol('order');
let device: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  vi.useFakeTimers();
  device = memoryStorage();
  Object.assign(page, { localStorage: memoryStorage(), sessionStorage: device });
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  signIn(member);
  trackDraft(id, undefined);
});

const type = (fields: object = typed, place = order) =>
  trackDraft(id, { ...place, owner: draftOwner(), fields: { ...fields } });

describe('a form draft', () => {
  it('is restored after a detour, once', () => {
    type();
    leaveForm(id);
    expect(draftOf(order)).toEqual(typed);
    type();
    expect(draftOf(order)).toBeUndefined();
  });

  it('is restored after a reload', () => {
    type();
    saveFormDrafts();
    expect(draftOf(order)).toEqual(typed);
  });

  it('is the last input', () => {
    type({ lots: '1', leverage: 1 });
    type();
    leaveForm(id);
    expect(draftOf(order)).toEqual(typed);
  });

  it('survives that of another form', () => {
    type();
    leaveForm(id);
    type({ amount: '5' }, { form: 'loan', address: '/user/jk' });
    leaveForm(id);
    expect(draftOf(order)).toEqual(typed);
    expect(draftOf({ form: 'loan', address: '/user/jk' })).toEqual({ amount: '5' });
  });

  it.each([
    ['nothing was typed', () => {}],
    [
      'it has been sent',
      () => {
        type();
        trackDraft(id, undefined);
      },
    ],
    [
      'it has been sent after the page was hidden',
      () => {
        type();
        saveFormDrafts();
        trackDraft(id, undefined);
      },
    ],
    ['it was another form', () => type(typed, { ...order, form: 'loan' })],
    ['it was for another stock', () => type(typed, { ...order, address: '/market/marketBuy?symbol=2' })],
  ])('is not restored when %s', (_, act) => {
    act();
    leaveForm(id);
    expect(draftOf(order)).toBeUndefined();
  });

  it('follows an address that changes with the form', () => {
    type();
    type(typed, { ...order, address: '/market/marketBuy?symbol=2' });
    leaveForm(id);
    expect(draftOf(order)).toBeUndefined();
    expect(draftOf({ ...order, address: '/market/marketBuy?symbol=2' })).toEqual(typed);
  });

  it('is kept for a limited time after the form was left', () => {
    type();
    vi.advanceTimersByTime(draftLifetimeMs);
    leaveForm(id);
    vi.advanceTimersByTime(draftLifetimeMs - 1);
    expect(draftOf(order)).toEqual(typed);
    vi.advanceTimersByTime(1);
    expect(draftOf(order)).toBeUndefined();
  });

  it('is changed by a screen that chooses one of its fields', () => {
    type();
    leaveForm(id);
    amendDraft(order, { lots: '9' });
    expect(draftOf(order)).toEqual({ ...typed, lots: '9' });
  });

  it.each(['{}', '[1, null]', '[{"form":"order"}]', 'order'])('ignores the invalid value %s', (stored) => {
    device.setItem('typed', stored);
    expect(draftOf(order)).toBeUndefined();
    type();
    leaveForm(id);
    expect(draftOf(order)).toEqual(typed);
  });

  it('is kept of a hidden page, until the page is shown again', () => {
    const sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', sight);
    const show = (visibilityState: 'hidden' | 'visible') => {
      sight.visibilityState = visibilityState;
      sight.dispatchEvent(new Event('visibilitychange'));
    };
    const away: FormPlace = { form: 'loan', address: '/user/jk' };
    amendDraft(away, { amount: '5' });
    const end = keepDraftsOfHiddenPage();
    type();
    show('hidden');
    expect(draftOf(order)).toEqual(typed);
    show('visible');
    expect([draftOf(order), draftOf(away)]).toEqual([undefined, { amount: '5' }]);
    end();
    show('hidden');
    expect(draftOf(order)).toBeUndefined();
  });

  it('is lost when storage is blocked', () => {
    Object.assign(page, { sessionStorage: null });
    type();
    leaveForm(id);
    expect(draftOf(order)).toBeUndefined();
  });
});

describe('the draft of a member', () => {
  const isStored = () => device.getItem('typed') !== null;

  it('is neither shown to another one nor kept', () => {
    type();
    saveFormDrafts();
    signIn(other);
    expect(draftOf(order)).toBeUndefined();
    dropEndedDrafts();
    expect(isStored()).toBe(false);
    // The form of the former member is unmounted only now.
    leaveForm(id);
    expect(isStored()).toBe(false);
  });

  it.each([
    ['when the member signs out', () => signOut()],
    ['when the session ends for lack of use', () => signOut('idle')],
  ])('is removed %s', (_, end) => {
    type();
    saveFormDrafts();
    end();
    dropEndedDrafts();
    leaveForm(id);
    expect(isStored()).toBe(false);
  });

  it('returns after the server has ended the session, to the same member alone', () => {
    type();
    signOut('expired');
    dropEndedDrafts();
    leaveForm(id);
    expect(draftOf(order)).toBeUndefined();
    signIn({ ...member, token: 'new' });
    dropEndedDrafts();
    expect(draftOf(order)).toEqual(typed);
    signOut('expired');
    signIn(other);
    dropEndedDrafts();
    expect(isStored()).toBe(false);
  });
});
