import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientRequestId } from '../src/api/contract/scalars';
import { recogniseMessage } from '../src/api/serverMessages';
import { plausible } from './examples/plausible';
import { trialsOf } from './examples/trial';
import { generateDocument } from './generate';
import { problemsOf } from './lint';
import { callsIn } from './openApi/callsIn';
import type { JsonSchema, OpenApiDocument, Operation } from './openApi/types';
import { withoutUnused } from './openApi/unused';
import { lifeCycles } from './transitions';
import { moneyVectors } from './vectors/moneyVectors';

let document: OpenApiDocument;
beforeAll(async () => {
  document = await generateDocument(process.cwd());
}, 60_000);

/** The contract as the app imports it. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/api/contract/*.ts', '!../src/api/contract/*.test.ts'],
  { eager: true },
);

const pathOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value ? [value.path] : [];

it('has every call of every area', () => {
  const paths = Object.values(modules).flatMap((module) => Object.values(module).flatMap(pathOf));
  expect(
    callsIn(document)
      .map(([path]) => path)
      .sort(),
  ).toEqual(paths.sort());
  expect(paths.length).toBeGreaterThan(100);
});

it('shows each call with a response of the simulated exchange', () => {
  const invented = callsIn(document).filter(([, operation]) => !operation['x-live-example']);
  expect(invented.map(([path]) => path)).toEqual([]);
});

it('documents exactly the request ids that the contract accepts', () => {
  const { maxLength = 0, pattern = '' } = document.components.schemas.ClientRequestId ?? {};
  const ids = fc.oneof(
    fc.string(),
    fc.string({ minLength: 199, maxLength: 202 }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(ids, (id) => {
      const documented = [...id].length <= maxLength && new RegExp(pattern).test(id);
      expect(v.is(clientRequestId, id)).toBe(documented);
    }),
    { examples: [['x'.repeat(200)], ['x'.repeat(201)], ['__proto__'], [''], ['a\n'], ['a b']] },
  );
});

it('has patterns that are valid with and without the flag u', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
  const written = new Set(patterns.map(([, literal]) => JSON.parse(literal ?? '')));
  expect(written.size).toBeGreaterThan(5);
  for (const pattern of written)
    for (const flag of ['', 'u']) expect(() => new RegExp(pattern, flag)).not.toThrow();
});

it('explains each of its extensions', () => {
  const extensions = new Set(JSON.stringify(document).match(/(?<=")x-[a-z-]+(?=":)/g));
  expect(extensions.size).toBeGreaterThan(5);
  expect([...extensions].filter((name) => !document.info.description.includes(`\`${name}\``))).toEqual([]);
});

it('has the fragments of every message, by which the client recognises it', () => {
  const problems = document['x-error-catalogue'].flatMap(({ key, fragments }) =>
    Object.entries(fragments).flatMap(([tag, phrases]) =>
      phrases
        .filter((phrase) => recogniseMessage(phrase.replaceAll('N', '5'))?.key !== key)
        .map((phrase) => [tag, key, phrase]),
    ),
  );
  expect(problems).toEqual([]);
  expect(Object.keys(document['x-error-catalogue'][0]?.fragments ?? {})).toHaveLength(4);
});

it('has the rules of money and their test vectors', () => {
  expect(document['x-money-vectors']).toEqual(moneyVectors);
});

it('has the transitions of every life cycle', () => {
  const documented = Object.values(document.components.schemas).flatMap((set) => set['x-transitions'] ?? []);
  expect(documented.map(({ of }) => of).sort()).toEqual(lifeCycles.map(({ of }) => of).sort());
});

describe('the simulated exchange without a session', () => {
  const trials = trialsOf('trader');
  const statusesOf = async (bodyOf: (operation: Operation) => unknown) => {
    const statuses: Record<string, boolean> = {};
    for (const [path, operation] of callsIn(document)) {
      const { httpStatus } = await trials().send({ path }, bodyOf(operation), { signedIn: false });
      statuses[path] = httpStatus === 401;
    }
    return statuses;
  };
  const documented = () =>
    Object.fromEntries(callsIn(document).map(([path, { security }]) => [path, security.length > 0]));

  it('responds with 401 to the calls that need one', async () => {
    const bodyOf = ({ requestBody }: Operation) =>
      plausible(requestBody.content['application/json'].schema, document.components.schemas);
    expect(await statusesOf(bodyOf)).toEqual(documented());
    expect(documented()).toMatchObject({ '/user/Login': false, '/trade/Open': true });
  });

  it('does so before it reads the body', async () => {
    expect(await statusesOf(() => 'no object')).toEqual(documented());
  });
});

/** Scalars that define a format without a meaning. */
const plain = new Set([
  'Decimal',
  'Integer',
  'Moment',
  'Localized',
  'LocalizedName',
  'Count',
  'Date',
  'TimeOfDay',
  'ChartDecimal',
  'Text',
  'Words',
  'Name',
  'Headline',
]);

function isDescribed({ description, $ref, anyOf = [] }: JsonSchema): boolean {
  const component = $ref?.split('/').at(-1) ?? '';
  if (description !== undefined || anyOf.some(isDescribed)) return true;
  return !plain.has(component) && document.components.schemas[component]?.description !== undefined;
}

/** Fields of a schema without a description, nested ones included. */
function undescribedFields({ properties = {}, items, anyOf = [] }: JsonSchema, at: string): string[] {
  const fields = Object.entries(properties).flatMap(([key, field]) => [
    ...(isDescribed(field) ? [] : [`${at}.${key}`]),
    ...undescribedFields(field, `${at}.${key}`),
  ]);
  return [
    ...fields,
    ...(items ? undescribedFields(items, `${at}[]`) : []),
    ...anyOf.flatMap((kind) => undescribedFields(kind, at)),
  ];
}

it('describes every field', () => {
  const shapes = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    undescribedFields(schema, name),
  );
  const calls = callsIn(document).flatMap(([path, { requestBody, responses }]) => [
    ...undescribedFields(requestBody.content['application/json'].schema, `${path} request`),
    ...undescribedFields(responses[200].content['application/json'].schema, `${path} answer`),
  ]);
  // These fields of `src/api/contract` have no comment.
  expect([...shapes, ...calls]).toEqual([]);
});

describe('a public linter', () => {
  it('finds no problem in the document or in responses of the simulated exchange', async () => {
    expect(await problemsOf(document)).toEqual([]);
  }, 30_000);

  /** A document with one call, which is fast to check. */
  function small() {
    const { '/user/Account': call } = structuredClone(document.paths);
    if (!call || !('post' in call)) throw new Error('the call is gone');
    const one = withoutUnused({ ...structuredClone(document), paths: { '/user/Account': call } });
    const { example } = call.post.responses[200].content['application/json'];
    return {
      one,
      data: (example as { data: Record<string, unknown> }).data,
      schemas: one.components.schemas,
    };
  }

  it('finds none in a document with one call', async () => {
    expect(await problemsOf(small().one)).toEqual([]);
  });

  it.each<[string, (parts: ReturnType<typeof small>) => void]>([
    ['an answer without a field', ({ data }) => delete data.totalAssets],
    ['an amount that is none', ({ data }) => Object.assign(data, { totalAssets: '1,000' })],
    ['a word of no set', ({ data }) => Object.assign(data, { verification: 'met' })],
    ['a reference to nothing', ({ schemas }) => delete schemas.Moment],
  ])('finds %s', async (_, spoil) => {
    const parts = small();
    spoil(parts);
    expect(await problemsOf(parts.one)).not.toEqual([]);
  });
});
