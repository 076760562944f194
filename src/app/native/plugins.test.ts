import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Phone, startPhone } from '../../../mocks/phone';
import { isWrapped } from '../../lib/isWrapped';

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
  it('is not wrapped without a bridge', () => {
    const { Capacitor } = bridge;
    bridge.Capacitor = undefined;
    expect(isWrapped()).toBe(false);
    bridge.Capacitor = Capacitor;
  });

  it('detects the wrapper before its plugins are loaded', () => {
    expect(isWrapped()).toBe(true);
    phone.remove();
    expect(isWrapped()).toBe(false);
  });
});

describe('the status bar', () => {
  it('is white with dark text', async () => {
    const { styleStatusBar } = await import('./styleStatusBar');
    await styleStatusBar('light', '#ffffff');
    expect(phone.calls).toEqual([
      // The style is named after the bar's background: the text is dark.
      { plugin: 'StatusBar', method: 'setStyle', options: { style: 'LIGHT' } },
      { plugin: 'StatusBar', method: 'setBackgroundColor', options: { color: '#ffffff' } },
    ]);
  });

  it('is dark with light text in the dark theme', async () => {
    const { styleStatusBar } = await import('./styleStatusBar');
    await styleStatusBar('dark', '#17191f');
    expect(phone.calls).toEqual([
      { plugin: 'StatusBar', method: 'setStyle', options: { style: 'DARK' } },
      { plugin: 'StatusBar', method: 'setBackgroundColor', options: { color: '#17191f' } },
    ]);
  });

  it('stays unchanged on a phone that does not support colouring it', async () => {
    const { styleStatusBar } = await import('./styleStatusBar');
    Object.assign(bridge.Capacitor ?? {}, {
      nativePromise: () => Promise.reject(new Error('not available')),
    });
    await expect(styleStatusBar('light', '#ffffff')).resolves.toBeUndefined();
  });
});

describe('resuming the app', () => {
  it('is reported as a visibility change, until the subscription ends', async () => {
    const onVisible = vi.fn();
    const fakeDocument = new EventTarget();
    fakeDocument.addEventListener('visibilitychange', onVisible);
    vi.stubGlobal('document', fakeDocument);
    const { notifyResume } = await import('./notifyResume');
    const stop = notifyResume();
    await vi.waitFor(() => expect(phone.fire('App', 'resume')).toBe(true));
    expect(onVisible).toHaveBeenCalledTimes(1);
    stop();
    await vi.waitFor(() => expect(phone.fire('App', 'resume')).toBe(false));
  });
});
