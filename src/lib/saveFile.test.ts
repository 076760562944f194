import { afterEach, expect, it, vi } from 'vitest';
import { type Phone, type PhoneCall, startPhone } from '../../mocks/phone';
import { saveFile } from './saveFile';

const clicked: { href: string; download: string }[] = [];

vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', {
  createElement: () => ({
    href: '',
    download: '',
    click() {
      clicked.push({ href: this.href, download: this.download });
    },
  }),
});

let phone: Phone | undefined;

afterEach(() => {
  clicked.length = 0;
  phone?.remove();
  phone = undefined;
  vi.useRealTimers();
});

it('downloads under its name, and releases the file afterwards', async () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  expect(await saveFile('a.csv', 'text/csv', 'x')).toBe('saved');
  expect(clicked).toEqual([{ href: expect.stringMatching(/^blob:/), download: 'a.csv' }]);
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith(clicked[0]?.href);
});

it('is written and shared in the wrapper, whose web view has no share sheet', async () => {
  phone = startPhone();
  expect(await saveFile('a.csv', 'text/csv', '\uFEFFx')).toBe('saved');
  expect(phone.calls).toEqual([
    {
      plugin: 'Filesystem',
      method: 'writeFile',
      options: expect.objectContaining({ path: 'saved/a.csv', directory: 'CACHE', data: '77u/eA==' }),
    },
    {
      plugin: 'Share',
      method: 'share',
      options: expect.objectContaining({ files: ['file:///cache/saved/a.csv'] }),
    },
  ]);
  expect(clicked).toEqual([]);
});

/** The phone refuses a call with these words. */
const refusing = (method: string, words: string) => (call: PhoneCall) => {
  if (call.method === method) throw new Error(words);
};

it.each([
  ['its member closes the share sheet', refusing('share', 'Share canceled'), 'cancelled'],
  ['sharing fails', refusing('share', 'No Activity found'), 'failed'],
  ['the phone is full', refusing('writeFile', 'OS-PLUG-FILE-0013'), 'failed'],
])('in the wrapper, when %s', async (_, onCall, saved) => {
  phone = startPhone({ onCall });
  expect(await saveFile('a.csv', 'text/csv', 'x')).toBe(saved);
});
