import { expect, it } from 'vitest';
import type { Call } from '../api/contract/call';
import { sentKind } from './sentKinds';

const modules = import.meta.glob<Record<string, unknown>>(['../api/contract/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const money = Object.values(modules)
  .flatMap((module) => Object.values(module) as Call[])
  .filter((value) => Object(value).movesMoney === true);

it('every call that moves money has a name of its own, and a screen of its record', () => {
  const kinds = money.map(({ path }) => sentKind(path));
  expect(new Set(kinds.map(({ what }) => what)).size).toBe(money.length);
  expect(kinds.map(({ what }) => what)).not.toContain('requests:what.other');
  for (const { hrefOf } of kinds) expect(hrefOf('P1')).toMatch(/^#\//);
});

it('a call that does not exist any more has a general name', () => {
  expect(sentKind('/trade/Gone').what).toBe('requests:what.other');
});
