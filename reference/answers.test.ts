import Ajv from '@redocly/ajv/dist/2020';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { withMutation } from '../mocks/hostile/mutations';
import { seededChoices } from '../mocks/hostile/values';
import * as scalars from '../src/api/contract/scalars';
import { validAnswers } from '../tests/hostile/validAnswers';
import { allCalls as calls } from './allCalls';
import { fitting, isDay } from './fitting';
import { generateDocument } from './generate';
import { callsIn } from './openApi/callsIn';
import type { JsonSchema, OpenApiDocument } from './openApi/types';

/** Number of answers, of all calls together. */
const runs = 5_000;
const seed = 20261125;
const numRuns = Math.ceil(runs / calls.length);

// A moment is checked by its pattern alone.
const ajv = new Ajv({ strict: false, validateSchema: false, formats: { date: isDay, 'date-time': true } });

let document: OpenApiDocument;
beforeAll(async () => {
  // Limits that the specification does not allow are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document = await generateDocument(process.cwd());
  ajv.addSchema(document, 'document');
}, 60_000);

/** Schema of the data of a successful response. */
function dataSchema(path: string): JsonSchema {
  const call = callsIn(document).find(([name]) => name === path)?.[1];
  const { schema } = call?.responses[200].content['application/json'] ?? {};
  return schema?.anyOf?.[0]?.properties?.data ?? {};
}

/** Whether the document has these data for a call. */
function validatorOf(path: string) {
  const pointer = `/paths/${path.replaceAll('/', '~1')}/post/responses/200/content/application~1json/schema`;
  return ajv.compile({ $ref: `document#${pointer}/anyOf/0/properties/data` });
}

/** Why the client rejects a value; undefined if it accepts it. */
function problemWith(schema: v.GenericSchema, value: unknown): string | undefined {
  const { issues } = v.safeParse(schema, value);
  return issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join(', ');
}

it(`accepts ${runs} answers that fit the document`, () => {
  for (const { path, response } of calls) {
    const answers = fitting(dataSchema(path), document.components.schemas);
    fc.assert(
      fc.property(answers, (data) => {
        expect([path, problemWith(response, data)]).toEqual([path, undefined]);
      }),
      { numRuns, seed },
    );
  }
}, 120_000);

it(`documents no answer that the client rejects, of ${runs}`, async () => {
  const choose = seededChoices(seed);
  let rejected = 0;
  for (const { call, data } of await validAnswers()) {
    const fits = validatorOf(call.path);
    expect([call.path, fits(data), fits.errors]).toEqual([call.path, true, null]);
    for (let run = 0; run < numRuns; run++) {
      const spoilt: unknown = JSON.parse(JSON.stringify(withMutation(data, choose)) ?? 'null');
      const problem = problemWith(call.response, spoilt);
      if (!problem) continue;
      rejected++;
      expect([call.path, problem, fits(spoilt)]).toEqual([call.path, problem, false]);
    }
  }
  expect(rejected).toBeGreaterThan(runs / 4);
}, 120_000);

/** Values at the limits of a scalar. */
const limits: unknown[] = [
  ...[
    '',
    ' ',
    ' 1',
    '1 ',
    '01',
    '-0',
    '-1',
    '1.',
    '.5',
    '1e3',
    '1,000',
    '１',
    'a\n',
    '\u200b',
    'a\u202eb',
    'x',
  ],
  ...['9'.repeat(13), '9'.repeat(14), '9'.repeat(15), '9'.repeat(16), '9'.repeat(24), '9'.repeat(25)],
  ...[`0.${'3'.repeat(40)}`, `0.${'3'.repeat(41)}`, '0'.repeat(70), 'x'.repeat(200), 'x'.repeat(201)],
  ...[0, -1, 0.5, 1e12, 1e13, 1e24, 9.99e23, -1e24, 1e-22, 1e-24, 5e-324, 1e308, 2 ** 53, -(2 ** 53)],
  ...['1900-01-01', '1899-12-31', '2199-12-31', '2200-01-01', '2026-02-29', '2028-02-29', '2026-13-01'],
  ...[
    '1900-01-01T00:00:00+23:59',
    '2199-12-31T23:59:59-23:59',
    '2026-11-20T01:15:00',
    '2026-11-20T24:00:00Z',
  ],
  ...['2026-11-20t01:15:00z', '2026-11-20 01:15:00+0900', '2026-11-20T01:15:60Z', '2026-11-20T01:15Z'],
  ...[
    '09:30',
    '9:30',
    '24:00',
    '09:30:00',
    'こんにちは',
    'が',
    'א',
    '👍',
    '𠮷',
    '\ud800',
    null,
    true,
    [],
    {},
  ],
];

describe.each([
  ['Decimal', scalars.decimal],
  ['ChartDecimal', scalars.chartDecimal],
  ['Integer', scalars.integer],
  ['Count', scalars.count],
  ['PageNumber', scalars.pageNumber],
  ['Moment', scalars.moment],
  ['Date', scalars.date],
  ['TimeOfDay', scalars.timeOfDay],
  ['Text', scalars.text],
  ['Words', scalars.words],
  ['Name', scalars.name],
  ['Headline', scalars.headline],
  ['ClientRequestId', scalars.clientRequestId],
] as [string, v.GenericSchema][])('%s', (name, schema) => {
  it('has nothing in the document that the client rejects', () => {
    const fits = ajv.compile({ $ref: `document#/components/schemas/${name}` });
    expect(limits.filter((value) => fits(value) && !v.is(schema, value))).toEqual([]);
    expect(limits.some((value) => fits(value))).toBe(true);
  });
});
