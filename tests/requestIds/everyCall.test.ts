import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../src/api/contract/call';
import { isDone, openScene, parameterError, recordOf } from './openScene';
import { allScenes, changed, moneySamples, type Scene } from './scene';

let scenes: Scene[];
beforeAll(async () => {
  scenes = await allScenes();
}, 60_000);

test('every call that moves money is tried', () => {
  const modules = import.meta.glob<Record<string, Partial<Call>>>(
    ['../../src/api/contract/*.ts', '!**/*.test.ts'],
    { eager: true },
  );
  const calls = Object.values(modules).flatMap((module) => Object.values(module));
  const paths = calls.flatMap(({ movesMoney, path }) => (movesMoney ? [path] : []));
  expect(moneySamples.map(({ call }) => call.path).sort()).toEqual(paths.sort());
  expect(paths).toHaveLength(25);
});

describe.each(moneySamples.map(({ call }, index) => ({ path: call.path, index })))('$path', ({ index }) => {
  const scene = () => scenes[index] as Scene;

  test('the same request again changes nothing, and its answer tells of the same record', async () => {
    const { wish } = scene();
    const { send, remembered } = openScene(scene());
    const first = await send(wish, 'a');
    expect(recordOf(first)).toBeDefined();
    const after = await remembered();
    const reversed = Object.fromEntries(Object.entries(wish.body).reverse());
    expect(await send({ ...wish, body: reversed }, 'a')).toEqual(first);
    expect(await send({ ...wish, body: { ...wish.body, unknown: 1 } }, 'a')).toEqual(first);
    expect(await remembered()).toBe(after);
  });

  test('its id with another body or another call is refused, and nothing happens', async () => {
    const { wish } = scene();
    const { send, remembered } = openScene(scene());
    expect(isDone(await send(wish, 'a'))).toBe(true);
    const after = await remembered();
    const others = scenes.map((other) => other.wish).filter(({ call }) => call !== wish.call);
    for (const other of [changed(wish), ...others])
      if (other) expect(await send(other, 'a')).toEqual(parameterError);
    expect(await remembered()).toBe(after);
    expect(isDone(await send(wish, 'a'))).toBe(true);
  });
});
