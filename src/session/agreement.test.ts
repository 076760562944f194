import { beforeEach, expect, it } from 'vitest';
import '../../tests/page';
import { agreementOf, keepAgreement } from './agreement';
import { writeStored } from './deviceStorage';

const kept = { account: '9012345678', version: '2026-10-01', agreedAt: 1_790_000_000_000 };

beforeEach(() => writeStored('agreement', null));

it('remembers what an account agreed to, and nothing for another account', () => {
  expect(agreementOf(kept.account)).toBeUndefined();
  keepAgreement(kept);
  expect(agreementOf(kept.account)).toEqual(kept);
  expect(agreementOf('9000000000')).toBeUndefined();
});

it.each([
  '{',
  'null',
  '[]',
  '{"account":"9012345678","version":7}',
  '{"account":"9012345678","version":"1"}',
])('ignores the stored value %s', (stored) => {
  writeStored('agreement', stored);
  expect(agreementOf(kept.account)).toBeUndefined();
});
