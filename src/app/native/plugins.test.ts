import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Phone, startPhone } from '../../../mocks/phone';
import { isWrapped } from './isWrapped';

interface Bridge {
  Capacitor?: { nativePromise: () => Promise<void> } | undefined;
}

vi.stubGlobal('window', globalThis);
const bridge = globalThis as unknown as Bridge;
let phone: Phone;

beforeEach(() => {
  phone = startPhone();
});
afterEach(() => phone.remove());

describe('the app', () => {
  it('knows that there is no wrapper', () => {
    const { Capacitor } = bridge;
    bridge.Capacitor = undefined;
    expect(isWrapped()).toBe(false);
    bridge.Capacitor = Capacitor;
  });

  it('knows that it is wrapped before anything of the wrapper is loaded, and that it is not', () => {
    expect(isWrapped()).toBe(true);
    phone.remove();
    expect(isWrapped()).toBe(false);
  });
});

describe('the status bar', () => {
  it('is white with dark text', async () => {
    const { styleStatusBar } = await import('./styleStatusBar');
    await styleStatusBar();
    expect(phone.calls).toEqual([
      // Named after the bar: its text is dark.
      { plugin: 'StatusBar', method: 'setStyle', options: { style: 'LIGHT' } },
      { plugin: 'StatusBar', method: 'setBackgroundColor', options: { color: '#ffffff' } },
    ]);
  });

  it('is left as it is by a phone that does not let it be coloured', async () => {
    const { styleStatusBar } = await import('./styleStatusBar');
    Object.assign(bridge.Capacitor ?? {}, {
      nativePromise: () => Promise.reject(new Error('not available')),
    });
    await expect(styleStatusBar()).resolves.toBeUndefined();
  });
});

describe('coming back to the app', () => {
  it('is told as a page coming back into sight, until it ends', async () => {
    const seen = vi.fn();
    const sight = new EventTarget();
    sight.addEventListener('visibilitychange', seen);
    vi.stubGlobal('document', sight);
    const { notifyResume } = await import('./notifyResume');
    const end = notifyResume();
    await vi.waitFor(() => expect(phone.fire('App', 'resume')).toBe(true));
    expect(seen).toHaveBeenCalledTimes(1);
    end();
    await vi.waitFor(() => expect(phone.fire('App', 'resume')).toBe(false));
  });
});
