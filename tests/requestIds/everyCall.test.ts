import { beforeAll, describe, expect, test } from 'vitest';
import { secretsOf } from '../../mocks/exchange/account/withoutSecrets';
import type { World } from '../../mocks/exchange/world';
import { serverText } from '../../mocks/handlers/serverTexts';
import { changed, hasId, rewritten } from '../../reference/examples/sameRequest';
import type { Call } from '../../src/api/contract/call';
import { isDone, openScene, parameterError, recordOf } from './openScene';
import { allScenes, idSamples, type Scene } from './scene';

const isCall = (value: unknown): value is Call => 'movesMoney' in Object(value);

let scenes: Scene[];
beforeAll(async () => {
  scenes = await allScenes();
}, 60_000);

test('every call that moves money has an id and a scene; of the others, messages have one', () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../src/api/contract/*.ts', '!**/*.test.ts'],
    { eager: true },
  );
  const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));
  const pathsOf = (some: Call[]) => some.map(({ path }) => path).sort();
  const money = calls.filter(({ movesMoney }) => movesMoney);
  expect(money).toHaveLength(27);
  expect(pathsOf(calls.filter(hasId))).toEqual([...pathsOf(money), '/support/Send'].sort());
  expect(pathsOf(idSamples.map(({ call }) => call))).toEqual(pathsOf(calls.filter(hasId)));
});

describe.each(idSamples.map(({ call }, index) => ({ path: call.path, index })))('$path', ({ index }) => {
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
    expect(await send(rewritten(request), 'a')).toEqual(first);
    expect(await remembered()).toBe(after);
  });

  test('the id with another body or call is refused without effect', async () => {
    const { request } = scene();
    const { send, remembered } = openScene(scene());
    expect(isDone(await send(request, 'a'))).toBe(true);
    const after = await remembered();
    const others = scenes.map((other) => other.request).filter(({ call }) => call !== request.call);
    const sameBody = others.map(({ call }) => ({ call, body: request.body }));
    for (const other of [changed(request), ...others, ...sameBody])
      if (other) expect(await send(other, 'a')).toEqual(parameterError);
    expect(await remembered()).toBe(after);
    expect(isDone(await send(request, 'a'))).toBe(true);
  });

  test('its result is told by its id, also when the account is frozen; another member’s id is unknown', async () => {
    const { request } = scene();
    const { send, ask, restrict } = openScene(scene());
    const record = recordOf(await send(request, 'a'));
    await restrict(['frozen']);
    expect(await ask('a')).toEqual({ carriedOut: true, call: request.call.path, record });
    expect(await ask('a', 1)).toEqual({ carriedOut: false });
    expect(await ask('a')).toEqual({ carriedOut: true, call: request.call.path, record });
  });

  test('an id that was said not to be carried out is void: the late request has no effect', async () => {
    const { request } = scene();
    const { send, ask, remembered } = openScene(scene());
    expect(await ask('a')).toEqual({ carriedOut: false });
    const before = await remembered();
    expect(await send(request, 'a')).toEqual(parameterError);
    expect(await remembered()).toBe(before);
    expect(await ask('a')).toEqual({ carriedOut: false });
    expect(isDone(await send(request, 'b'))).toBe(true);
  });
});

const moneyCalls = idSamples.flatMap(({ call }, index) =>
  call.movesMoney ? [{ path: call.path, index }] : [],
);

test.each(moneyCalls)('$path: a refused request is not stored, and can be sent again', async ({ index }) => {
  const scene = scenes[index] as Scene;
  const { send, remembered, restrict } = openScene(scene);
  const before = await remembered();
  await restrict(['frozen']);
  const refusal = { status: 0, msg: serverText('accountFrozen'), data: null };
  expect(await send(scene.request, 'a')).toEqual(refusal);
  expect(await send(scene.request, 'a')).toEqual(refusal);
  await restrict([]);
  expect(await remembered()).toBe(before);
  expect(isDone(await send(scene.request, 'a'))).toBe(true);
});

/** Everything that a world stores about requests with an id. */
const storedIn = (remembered: string) => Object.values((JSON.parse(remembered) as World).requests);

const secretCalls = idSamples.flatMap(({ call }, index) =>
  secretsOf(call).map((field) => ({ path: call.path, field, index })),
);

test('withdrawals and deposits have secrets', () => {
  expect(secretCalls.map(({ path, field }) => `${path} ${field}`).sort()).toEqual([
    '/deposit/Submit channelPassword',
    '/withdraw/Submit fundPassword',
  ]);
});

test.each(secretCalls)(
  '$path: its $field is no part of what is stored for its id',
  async ({ field, index }) => {
    const scene = scenes[index] as Scene;
    const { request } = scene;
    const other = { ...request, body: { ...request.body, [field]: '909090' } };
    const { send, remembered } = openScene(scene);
    const first = await send(request, 'a');
    const after = await remembered();
    expect(await send(other, 'a')).toEqual(first);
    expect(await remembered()).toBe(after);
    // What is stored for a request with another secret is the same, so it can't be found by trying.
    const stored = storedIn(await remembered());
    const world = structuredClone(scene.world);
    for (const password of Object.values(world.identity.fundPasswords)) password.password = '909090';
    const again = openScene({ ...scene, world });
    expect(isDone(await again.send(other, 'a'))).toBe(true);
    expect(storedIn(await again.remembered())).toEqual(stored);
  },
);
