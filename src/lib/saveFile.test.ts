import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile';

const clicked: { href: string; download: string }[] = [];

function browser(extra: { navigator?: object; Capacitor?: object } = {}) {
  clicked.length = 0;
  vi.stubGlobal('window', { Capacitor: extra.Capacitor });
  vi.stubGlobal('navigator', extra.navigator ?? {});
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        clicked.push({ href: this.href, download: this.download });
      },
    }),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('downloads under its name, and releases the file afterwards', async () => {
  vi.useFakeTimers();
  browser();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  expect(await saveFile('a.csv', 'text/csv', 'x')).toBe(true);
  expect(clicked).toEqual([{ href: expect.stringMatching(/^blob:/), download: 'a.csv' }]);
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith(clicked[0]?.href);
});

const wrapper = { isNativePlatform: () => true };

it.each([
  ['is shared', () => Promise.resolve(), true],
  ['is not, when its member closes the sheet', () => Promise.reject(new Error('closed')), false],
])('in a wrapper it %s', async (_, share, saved) => {
  browser({ Capacitor: wrapper, navigator: { canShare: () => true, share } });
  expect(await saveFile('a.csv', 'text/csv', 'x')).toBe(saved);
  expect(clicked).toEqual([]);
});

it('is downloaded in a wrapper that can’t share files', async () => {
  browser({ Capacitor: wrapper, navigator: { canShare: () => false } });
  expect(await saveFile('a.csv', 'text/csv', 'x')).toBe(true);
  expect(clicked).toHaveLength(1);
});
