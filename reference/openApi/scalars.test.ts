import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { count, decimal, integer, moment, pageNumber } from '../../src/api/contract/scalars';
import { withWriting } from './scalars';

const kinds = { anyOf: [{ type: 'string', minLength: 1 }, { type: 'number' }] };

it.each([
  ['Decimal', decimal],
  ['Integer', integer],
  ['Count', count],
  ['PageNumber', pageNumber],
] as const)('%s: the contract accepts values in the documented format', (name, schema) => {
  const pattern = withWriting(name, kinds, schema).anyOf?.[0]?.pattern ?? '';
  const written = fc.stringMatching(new RegExp(pattern), { maxLength: 15 });
  fc.assert(fc.property(written, (text) => v.is(schema, text)));
  for (const other of ['', '1,000', '1.', '.5', '１', 'x'])
    expect([other, new RegExp(pattern).test(other)]).toEqual([other, false]);
});

it.each([
  ['Decimal', decimal],
  ['Integer', integer],
  ['Count', count],
  ['Moment', moment],
] as const)('%s: the examples are such', (name, schema) => {
  const { examples = [] } = withWriting(name, kinds, schema);
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((example) => !v.is(schema, example))).toEqual([]);
});
