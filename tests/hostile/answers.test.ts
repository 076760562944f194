import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hostileBody } from '../../mocks/hostile/mutations';
import type { Choose } from '../../mocks/hostile/values';
import { allCalls as calls } from '../../reference/allCalls';
import type { Call } from '../../src/api/contract/call';
import '../page';
import { ApiError } from '../../src/api/errors';
import { dataOf, send } from '../../src/api/http';
import { unsound } from './unsound';
import { type ValidAnswer, validAnswers } from './validAnswers';

/** The next response of the server. */
let body = '';

vi.stubGlobal('fetch', async () => new Response(body));

/** Number of corrupted responses. */
const runs = 6_000;
/** Processing a response takes less than this, in ms, or less than this many times `JSON.parse` on a busy machine. */
const limit = { ms: 5_000, parses: 5 };

let answers: ValidAnswer[] = [];
beforeAll(async () => {
  answers = await validAnswers();
}, 60_000);

const outcomes = { taken: 0, refused: 0, failed: 0 };
afterAll(() => console.info('spoilt answers:', outcomes));

/** Problem with the result of a response; undefined if there is none. */
async function problemWith(call: Call, answer: string): Promise<string | undefined> {
  body = answer;
  const before = performance.now();
  const result = await send(call, {}, { quiet: true }).then(
    (sent) => ({ sent }),
    (error: unknown) => ({ error }),
  );
  const took = performance.now() - before;
  if (took > limit.ms && took > limit.parses * parseMs(answer)) return `took ${took} ms`;
  if ('error' in result) {
    outcomes.failed++;
    return result.error instanceof ApiError ? undefined : `threw ${String(result.error)}`;
  }
  const { sent } = result;
  if (!sent.ok) outcomes.refused++;
  else outcomes.taken++;
  return sent.ok ? unsound(call, sent.data) : undefined;
}

/** How long `JSON.parse` takes for this text, in ms. */
function parseMs(text: string): number {
  const before = performance.now();
  try {
    JSON.parse(text);
  } catch {
    // The time counts, not the result.
  }
  return performance.now() - before;
}

/** Chooses by numbers that the property can shrink; after them, always the first option. */
function choosing(numbers: readonly number[]): Choose {
  const rest = numbers.values();
  return (count) => (rest.next().value ?? 0) % count;
}

/** Lengths of lists and texts, by path. */
function sizesOf(value: unknown, at = 'data'): [at: string, size: number][] {
  if (typeof value === 'string' && at.endsWith('.html')) return [[at, value.length]];
  if (typeof value !== 'object' || value === null) return [];
  const own: [string, number][] = Array.isArray(value) ? [[at, value.length]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, item]) => sizesOf(item, `${at}.${key}`))];
}

it('accepts every response of the exchange completely', async () => {
  for (const { call, whole } of answers) {
    body = JSON.stringify({ status: 1, data: whole });
    const read = new Map(sizesOf(await dataOf(call, {})));
    expect([call.path, read]).toEqual([call.path, new Map(sizesOf(whole))]);
  }
});

it('finds no unsound value in responses of the exchange', async () => {
  expect(answers).toHaveLength(calls.length);
  for (const { call, data } of answers)
    expect([call.path, await problemWith(call, JSON.stringify({ status: 1, data }))]).toEqual([
      call.path,
      undefined,
    ]);
});

it(`returns a sound value or one error of its own, ${runs} times`, async () => {
  const spoilt = fc.tuple(fc.nat(answers.length - 1), fc.array(fc.nat(), { minLength: 20, maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(spoilt, async ([index, numbers]) => {
      const { call, data } = answers[index] as ValidAnswer;
      const answer = hostileBody(data, choosing(numbers));
      const wrong = await problemWith(call, answer);
      if (wrong) throw new Error(`${call.path} ${wrong}: ${answer.slice(0, 1_000)}`);
    }),
    { numRuns: runs, seed: 20261122 },
  );
});

const many = 1_000_000;

/** Bodies made of this data that are expensive to parse. */
const heavy: Record<string, (data: unknown) => string> = {
  'a list of a million rows': (data) =>
    `{"status":1,"data":[${`${JSON.stringify(data)},`.repeat(many / 100)}0]}`,
  'a million numbers': () => `{"status":1,"data":[${'0,'.repeat(many)}0]}`,
  'lists a hundred thousand deep': () =>
    `{"status":1,"data":${'['.repeat(many / 10)}${']'.repeat(many / 10)}}`,
  'a text of a million letters': () => `{"status":1,"data":"${'x'.repeat(many)}"}`,
  'a refusal of a million letters': () => `{"status":0,"msg":"${'1 '.repeat(many / 2)}"}`,
  'a hundred thousand fields': () =>
    `{"status":1,"data":{${Array.from({ length: many / 10 }, (_, n) => `"${n}":0`).join()}}}`,
};

it.each(Object.keys(heavy))('handles %s in time', async (what) => {
  for (const { call, data } of answers.slice(0, 3))
    expect([call.path, await problemWith(call, heavy[what]?.(data) ?? '')]).toEqual([call.path, undefined]);
});
