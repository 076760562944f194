import { expect, it } from 'vitest';
import type { Reason } from '../domain/reason';
import type { Translate } from '../i18n/text';
import { blockedText } from './reasonText';

const t = ((key: string) => `${key}.`) as unknown as Translate;
const lotsMissing: Reason = { kind: 'lotsMissing' };

it.each<[string, Reason]>([
  ['a suspended stock', { kind: 'suspended' }],
  ['an offer that is over', { kind: 'over', of: 'buyback' }],
  ['a closed account', { kind: 'accountFrozen', final: true }],
])('asks for no lots of %s', (_, reason) => {
  expect(blockedText(t, [reason, lotsMissing])).toBe(blockedText(t, [reason]));
});

it('asks for lots while the market is closed, because they can be prepared', () => {
  const closed: Reason = { kind: 'sessionEnded' };
  expect(blockedText(t, [closed, lotsMissing])).toContain('reasons:lotsMissing.');
});
