import { afterEach, expect, it, vi } from 'vitest';
import { type Phone, startPhone } from '../../mocks/phone';
import { canShare, share } from './share';

vi.stubGlobal('window', globalThis);

const invite = { title: 'Invite', url: 'https://app.example/' };
let phone: Phone | undefined;

const browser = (navigator: object) => vi.stubGlobal('navigator', navigator);

afterEach(() => {
  phone?.remove();
  phone = undefined;
});

it('is offered where it works', () => {
  browser({});
  expect(canShare(invite)).toBe(false);
  browser({ canShare: () => true });
  expect(canShare(invite)).toBe(true);
  browser({});
  phone = startPhone();
  expect(canShare(invite)).toBe(true);
});

it.each([
  ['is shared', () => Promise.resolve(), 'shared'],
  ['is cancelled by its member', () => Promise.reject(new DOMException('', 'AbortError')), 'cancelled'],
  ['fails', () => Promise.reject(new DOMException('', 'NotAllowedError')), 'failed'],
])('in a browser it %s', async (_, open, outcome) => {
  browser({ share: open });
  expect(await share(invite)).toBe(outcome);
});

it('is shared by the phone in the wrapper', async () => {
  browser({});
  phone = startPhone();
  expect(await share(invite)).toBe('shared');
  expect(phone.calls).toEqual([{ plugin: 'Share', method: 'share', options: invite }]);
});
