import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Answer, isDone, openScene, parameterError, recordOf } from './openScene';
import { allScenes, changed, type Scene, type Wish } from './scene';

let scenes: Scene[];
beforeAll(async () => {
  scenes = await allScenes();
}, 60_000);

/** Ids that a map of plain objects or a careless comparison would take for something else, or for each other. */
const ids = ['a', 'а', 'ａ', 'á', 'a\u0301', 'A', '1', '01', '__proto__', 'constructor', 'toString'];

interface Step {
  /** Which of the two members. */
  who: number;
  id: string;
  /** Which of the wishes that can be made in the scene. */
  wish: number;
}

const step = fc.record<Step>({
  who: fc.constantFrom(0, 0, 1),
  id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a', '__proto__') }, fc.constantFrom(...ids)),
  wish: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1) }, fc.nat({ max: 25 })),
});

/** Steps that come at once, one batch after the other. */
const batches = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.array(step, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(step, { minLength: 50, maxLength: 50 }) },
  ),
  { minLength: 1, maxLength: 8 },
);

/** The wish of the scene, the same with another body, and those of all other scenes: some are refused here. */
function wishesIn({ wish }: Scene): Wish[] {
  return [wish, changed(wish) ?? wish, ...scenes.map((other) => other.wish)];
}

interface Sent {
  step: Step;
  batch: number;
  answer: Answer;
}

/** Sends the steps, and hands back what was answered and all that the exchange then remembers. */
async function play(scene: Scene, wishes: readonly Wish[], steps: readonly (readonly Step[])[]) {
  const { send, wait, remembered } = openScene(scene);
  const sent: Sent[] = [];
  for (const [batch, together] of steps.entries()) {
    const answers = together.map(async (step) => {
      const wish = wishes[step.wish] ?? scene.wish;
      return { step, batch, answer: await send(wish, step.id, step.who) };
    });
    sent.push(...(await Promise.all(answers)));
    wait();
  }
  return { sent, remembered: await remembered() };
}

test('each id does what its first carried-out request asks for, once, whatever comes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 23 }), batches, async (which, steps) => {
      const scene = scenes[which] as Scene;
      const wishes = wishesIn(scene);
      const { sent, remembered } = await play(scene, wishes, steps);
      const owners = new Map<string, Sent>();
      for (const one of sent) {
        const { who, id, wish } = one.step;
        const owner = owners.get(`${who} ${id}`);
        if (!owner && isDone(one.answer)) owners.set(`${who} ${id}`, one);
        if (!owner) continue;
        if (wishes[owner.step.wish] !== wishes[wish]) expect(one.answer).toEqual(parameterError);
        else expect([isDone(one.answer), recordOf(one.answer)]).toEqual([true, recordOf(owner.answer)]);
      }
      const recordsOf = (who: number) =>
        [...owners.values()].flatMap(({ step, answer }) => (step.who === who ? [recordOf(answer)] : []));
      expect(recordsOf(0).filter((record) => recordsOf(1).includes(record))).toEqual([]);
      // The exchange is as if nothing but the first carried-out request of each id had come.
      const all = [...owners.values()];
      const first = steps.map((_, batch) => all.filter((one) => one.batch === batch).map(({ step }) => step));
      expect((await play(scene, wishes, first)).remembered).toBe(remembered);
    }),
    { numRuns: 40 },
  );
});

test.each(['a', '__proto__'])('fifty times the same request at once, with the id %s, is one', async (id) => {
  const [scene] = scenes as [Scene];
  const steps = Array.from({ length: 50 }, (): Step => ({ who: 0, id, wish: 0 }));
  const { sent, remembered } = await play(scene, [scene.wish], [steps]);
  expect(sent.filter(({ answer }) => !isDone(answer))).toEqual([]);
  expect((await play(scene, [scene.wish], [steps.slice(0, 1)])).remembered).toBe(remembered);
});

test.each([
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['201 characters', 'x'.repeat(201)],
  ['no characters', ''],
  ['a control character', 'a\u0000'],
  ['a character without width', 'a\u200b'],
  ['a blank at its end', 'a '],
  ['half a character', '\ud800'],
  ['a number', 1],
  ['null', null],
  ['an object', { toString: 'a' }],
  ['nothing', undefined],
])('an id of %s is none: nothing happens, however often it comes', async (_, id) => {
  for (const scene of scenes.slice(0, 3)) {
    const { send, remembered } = openScene(scene);
    const before = await remembered();
    expect(await send(scene.wish, id)).toEqual(parameterError);
    expect(await send(scene.wish, id)).toEqual(parameterError);
    expect(await remembered()).toBe(before);
  }
});
