import { expect, it } from 'vitest';
import type { Reason } from '../domain/reason';
import { formatsOf } from '../i18n/formats';
import type { Translate } from '../i18n/text';
import { blockedText } from './reasonText';

const t = ((key: string) => `${key}.`) as unknown as Translate;
const formats = formatsOf('en');
const lotsMissing: Reason = { kind: 'lotsMissing' };

it.each<[string, Reason]>([
  ['a suspended stock', { kind: 'suspended' }],
  ['an offer that is over', { kind: 'over', of: 'buyback' }],
  ['a closed account', { kind: 'accountFrozen', final: true }],
])('asks for no lots of %s', (_, reason) => {
  expect(blockedText(t, [reason, lotsMissing], formats)).toBe(blockedText(t, [reason], formats));
});

it('asks for lots while the market is closed, because they can be prepared', () => {
  const closed: Reason = { kind: 'sessionEnded' };
  expect(blockedText(t, [closed, lotsMissing], formats)).toContain('reasons:lotsMissing.');
});
