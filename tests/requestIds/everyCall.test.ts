import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../src/api/contract/call';
import { isDone, openScene, parameterError, recordOf } from './openScene';
import { allScenes, changed, moneySamples, type Scene } from './scene';

let scenes: Scene[];
beforeAll(async () => {
  scenes = await allScenes();
}, 60_000);

test('every call that moves money has a scene', () => {
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

  test('a repeated request changes nothing, and its response has the same record', async () => {
    const { request } = scene();
    const { send, remembered } = openScene(scene());
    const first = await send(request, 'a');
    expect(recordOf(first)).toBeDefined();
    const after = await remembered();
    const reversed = Object.fromEntries(Object.entries(request.body).reverse());
    expect(await send({ ...request, body: reversed }, 'a')).toEqual(first);
    expect(await send({ ...request, body: { ...request.body, unknown: 1 } }, 'a')).toEqual(first);
    expect(await remembered()).toBe(after);
  });

  test('the id with another body or call is refused without effect', async () => {
    const { request } = scene();
    const { send, remembered } = openScene(scene());
    expect(isDone(await send(request, 'a'))).toBe(true);
    const after = await remembered();
    const others = scenes.map((other) => other.request).filter(({ call }) => call !== request.call);
    for (const other of [changed(request), ...others])
      if (other) expect(await send(other, 'a')).toEqual(parameterError);
    expect(await remembered()).toBe(after);
    expect(isDone(await send(request, 'a'))).toBe(true);
  });
});
