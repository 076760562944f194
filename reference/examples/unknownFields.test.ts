import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decimal, moment } from '../../src/api/contract/scalars';
import { unknownFields } from './unknownFields';

const schema = v.object({
  at: moment,
  rows: v.array(v.object({ amount: decimal, note: v.nullish(v.string()) })),
});

it.each([
  [{ at: '2026-11-20T01:15:00.000Z', rows: [{ amount: 1 }, { amount: '2.50', note: null }] }, []],
  [{ at: 0, rows: [{ amount: '1', vip: true }], page: 1 }, ['data.rows[].vip', 'data.page']],
])('%j has the unknown fields %j', (answer, unknown) => {
  expect(unknownFields(answer, v.parse(schema, answer))).toEqual(unknown);
});
