import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { World } from '../../mocks/exchange/world';
import { changed, type IdRequest } from '../../reference/examples/sameRequest';
import { type Answer, isDone, openScene, parameterError, recordOf } from './openScene';
import { allScenes, idSamples, type Scene } from './scene';

let scenes: Scene[];
beforeAll(async () => {
  scenes = await allScenes();
}, 60_000);

/** Ids that a plain object as a map, or a loose comparison, would confuse. */
const ids = [
  'a',
  'A',
  '1',
  '01',
  '1.0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(200),
];

interface Step {
  /** Which of the two members. */
  who: number;
  id: string;
  /** Which of the requests that can be made in the scene. */
  request: number;
}

const step = fc.record<Step>({
  who: fc.constantFrom(0, 0, 1),
  id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a', 'A', '__proto__') }, fc.constantFrom(...ids)),
  request: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1) }, fc.nat({ max: idSamples.length + 1 })),
});

/** Batches of simultaneous steps. */
const batches = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.array(step, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(step, { minLength: 50, maxLength: 50 }) },
  ),
  { minLength: 1, maxLength: 8 },
);

/** The request of the scene, the same with another body, and those of all other scenes: some are refused here. */
function requestsIn({ request }: Scene): IdRequest[] {
  return [request, changed(request) ?? request, ...scenes.map((other) => other.request)];
}

interface Sent {
  step: Step;
  batch: number;
  answer: Answer;
}

/** Sends the steps. Returns responses and the final state of the exchange. */
async function play(scene: Scene, requests: readonly IdRequest[], steps: readonly (readonly Step[])[]) {
  const { send, wait, remembered } = openScene(scene);
  const sent: Sent[] = [];
  for (const [batch, together] of steps.entries()) {
    const answers = together.map(async (step) => {
      const request = requests[step.request] ?? scene.request;
      return { step, batch, answer: await send(request, step.id, step.who) };
    });
    sent.push(...(await Promise.all(answers)));
    wait();
  }
  return { sent, remembered: await remembered() };
}

/** Ids stored in a world, each with its member. */
const storedIn = ({ sessions }: Scene, { requests }: World): string[] =>
  sessions.flatMap(({ account }, who) =>
    Object.values(requests).flatMap((one) => (one.account === account ? [`${who} ${one.id}`] : [])),
  );

test('each id executes its first accepted request once, in any order of requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: idSamples.length - 1 }), batches, async (which, steps) => {
      const scene = scenes[which] as Scene;
      const requests = requestsIn(scene);
      const { sent, remembered } = await play(scene, requests, steps);
      const owners = new Map<string, Sent>();
      for (const one of sent) {
        const { who, id, request } = one.step;
        const owner = owners.get(`${who} ${id}`);
        if (!owner && isDone(one.answer)) owners.set(`${who} ${id}`, one);
        if (!owner) continue;
        if (requests[owner.step.request] !== requests[request]) expect(one.answer).toEqual(parameterError);
        else expect([isDone(one.answer), recordOf(one.answer)]).toEqual([true, recordOf(owner.answer)]);
      }
      const recordsOf = (who: number) =>
        [...owners.values()].flatMap(({ step, answer }) => (step.who === who ? [recordOf(answer)] : []));
      expect(recordsOf(0).filter((record) => recordsOf(1).includes(record))).toEqual([]);
      const stored = [...storedIn(scene, scene.world), ...owners.keys()];
      expect(storedIn(scene, JSON.parse(remembered)).sort()).toEqual(stored.sort());
      // The world is the same as after only the first accepted request of each id.
      const all = [...owners.values()];
      const first = steps.map((_, batch) => all.filter((one) => one.batch === batch).map(({ step }) => step));
      expect((await play(scene, requests, first)).remembered).toBe(remembered);
    }),
    { numRuns: 40 },
  );
});

test.each(['a', '__proto__'])('fifty simultaneous requests with the id %s are executed once', async (id) => {
  const [scene] = scenes as [Scene];
  const steps = Array.from({ length: 50 }, (): Step => ({ who: 0, id, request: 0 }));
  const { sent, remembered } = await play(scene, [scene.request], [steps]);
  expect(sent.filter(({ answer }) => !isDone(answer))).toEqual([]);
  expect((await play(scene, [scene.request], [steps.slice(0, 1)])).remembered).toBe(remembered);
});

test.each([
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['201 characters', 'x'.repeat(201)],
  ['no characters', ''],
  ['a control character', 'a\u0000'],
  ['a character without width', 'a\u200b'],
  ['a blank at its end', 'a '],
  ['half a character', '\ud800'],
  ['a letter that looks like an a', 'а'],
  ['a wide letter', 'ａ'],
  ['a letter with an accent', 'á'],
  ['a letter and a combining accent', 'a\u0301'],
  ['a blank inside', 'a b'],
  ['a line break at its end', 'a\n'],
  ['a number', 1],
  ['null', null],
  ['an object', { toString: 'a' }],
  ['nothing', undefined],
])('an id of %s is invalid and never executed', async (_, id) => {
  for (const scene of scenes.slice(0, 3)) {
    const { send, remembered } = openScene(scene);
    const before = await remembered();
    expect(await send(scene.request, id)).toEqual(parameterError);
    expect(await send(scene.request, id)).toEqual(parameterError);
    expect(await remembered()).toBe(before);
  }
});
