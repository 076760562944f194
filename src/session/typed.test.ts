import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { dropTyped, followTyped, forgetTyped, keepTyped, typedBefore, typedForMs } from './typed';

const hash = '#/market/marketBuy?symbol=1';
const order = { lots: '', leverage: 1 };
const typed = { lots: '3', leverage: 2 };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { sessionStorage: memoryStorage(), location: { hash } });
  forgetTyped();
});

/** The page begins anew: what was on the screen is gone. */
function reload() {
  keepTyped();
  dropTyped();
}

describe('what was typed', () => {
  it('is given back after the reload, once', () => {
    followTyped('order', typed);
    reload();
    expect(typedBefore('order', order)).toEqual(typed);
    followTyped('order', typed);
    expect(typedBefore('order', order)).toEqual(order);
  });

  it('is what was typed last', () => {
    followTyped('order', order)();
    followTyped('order', typed);
    reload();
    expect(typedBefore('order', order)).toEqual(typed);
  });

  it.each([{ order: typed }, [1], 'order', null])(
    'is typed again where another release kept %j',
    (values) => {
      const kept = { address: hash, at: Date.now(), values };
      window.sessionStorage.setItem('typed', JSON.stringify(kept));
      expect(typedBefore('order', order)).toBe(order);
    },
  );

  it.each([
    ['nothing was typed', () => {}],
    ['the form has gone', () => followTyped('order', typed)()],
    [
      'it has been sent',
      () => {
        followTyped('order', typed);
        dropTyped();
      },
    ],
    ['it was another form', () => void followTyped('loan', typed)],
  ])('is not given back when %s', (_, type) => {
    type();
    reload();
    expect(typedBefore('order', order)).toBe(order);
  });

  it('is kept for its screen alone, and not for long', () => {
    followTyped('order', typed);
    reload();
    page.location = { ...page.location, hash: '#/market/marketBuy?symbol=2' } as typeof page.location;
    expect(typedBefore('order', order)).toBe(order);
    page.location = { ...page.location, hash: '#/market/marketBuy?symbol=1' } as typeof page.location;
    vi.advanceTimersByTime(typedForMs - 1);
    expect(typedBefore('order', order)).toEqual(typed);
    vi.advanceTimersByTime(1);
    expect(typedBefore('order', order)).toBe(order);
  });

  it('of another shape is not given back', () => {
    followTyped('order', { lots: 3 });
    reload();
    expect(typedBefore('order', order)).toBe(order);
    expect(typedBefore('order', '')).toBe('');
  });

  it('is not shown to another member', () => {
    followTyped('order', typed);
    reload();
    forgetTyped();
    expect(typedBefore('order', order)).toBe(order);
  });

  it('is typed again where storage is forbidden', () => {
    Object.assign(page, { sessionStorage: null });
    followTyped('order', typed);
    reload();
    expect(typedBefore('order', order)).toBe(order);
  });
});
