import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import {
  clearFormDrafts,
  draftLifetimeMs,
  keepDraftsOfHiddenPage,
  markDraftsSubmitted,
  savedDraftOf,
  saveFormDrafts,
  trackFormDraft,
} from './formDrafts';

const hash = '#/market/marketBuy?symbol=1';
const order = { lots: '', leverage: 1 };
const typed = { lots: '3', leverage: 2 };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { sessionStorage: memoryStorage(), location: { hash } });
  clearFormDrafts();
});

/** Reloads the module, as a reload of the page does. */
function reload() {
  saveFormDrafts();
  markDraftsSubmitted();
}

describe('a form draft', () => {
  it('is restored after the reload, once', () => {
    trackFormDraft('order', typed);
    reload();
    expect(savedDraftOf('order', order)).toEqual(typed);
    trackFormDraft('order', typed);
    expect(savedDraftOf('order', order)).toEqual(order);
  });

  it('is the last input', () => {
    trackFormDraft('order', order)();
    trackFormDraft('order', typed);
    reload();
    expect(savedDraftOf('order', order)).toEqual(typed);
  });

  it.each([{ order: typed }, [1], 'order', null])('is not restored from the invalid value %j', (values) => {
    const kept = { address: hash, at: Date.now(), values };
    window.sessionStorage.setItem('typed', JSON.stringify(kept));
    expect(savedDraftOf('order', order)).toBe(order);
  });

  it.each([
    ['nothing was typed', () => {}],
    ['the form has gone', () => trackFormDraft('order', typed)()],
    [
      'it has been submitted',
      () => {
        trackFormDraft('order', typed);
        markDraftsSubmitted();
      },
    ],
    ['it was another form', () => void trackFormDraft('loan', typed)],
  ])('is not restored when %s', (_, type) => {
    type();
    reload();
    expect(savedDraftOf('order', order)).toBe(order);
  });

  it('is kept only for its screen, and for a limited time', () => {
    trackFormDraft('order', typed);
    reload();
    page.location = { ...page.location, hash: '#/market/marketBuy?symbol=2' } as typeof page.location;
    expect(savedDraftOf('order', order)).toBe(order);
    page.location = { ...page.location, hash: '#/market/marketBuy?symbol=1' } as typeof page.location;
    vi.advanceTimersByTime(draftLifetimeMs - 1);
    expect(savedDraftOf('order', order)).toEqual(typed);
    vi.advanceTimersByTime(1);
    expect(savedDraftOf('order', order)).toBe(order);
  });

  it('of another shape is not restored', () => {
    trackFormDraft('order', { lots: 3 });
    reload();
    expect(savedDraftOf('order', order)).toBe(order);
    expect(savedDraftOf('order', '')).toBe('');
  });

  it('is not shown to another member', () => {
    trackFormDraft('order', typed);
    reload();
    clearFormDrafts();
    expect(savedDraftOf('order', order)).toBe(order);
  });

  it('is kept of a hidden page, until the page is shown again', () => {
    const sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', sight);
    const show = (visibilityState: 'hidden' | 'visible') => {
      sight.visibilityState = visibilityState;
      sight.dispatchEvent(new Event('visibilitychange'));
    };
    const end = keepDraftsOfHiddenPage();
    trackFormDraft('order', typed);
    show('hidden');
    expect(savedDraftOf('order', order)).toEqual(typed);
    show('visible');
    expect(savedDraftOf('order', order)).toBe(order);
    end();
    show('hidden');
    expect(savedDraftOf('order', order)).toBe(order);
  });

  it('is lost when storage is blocked', () => {
    Object.assign(page, { sessionStorage: null });
    trackFormDraft('order', typed);
    reload();
    expect(savedDraftOf('order', order)).toBe(order);
  });
});
