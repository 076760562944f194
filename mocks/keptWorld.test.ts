import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call, RequestOf } from '../src/api/contract/call';
import { demoAdvance, demoReset } from '../src/api/contract/demo';
import { login, register } from '../src/api/contract/login';
import { openPosition, positionList } from '../src/api/contract/trade';
import { demoMember } from './exchange/demoMember';
import { type FileStore, fileStore } from './exchange/fileStore';
import { brokerInviteCode } from './exchange/login/register';
import { copiedStores, keptStores, type MemoryStores } from './exchange/memoryStores';
import type { ExchangeStore } from './exchange/store';
import type { World } from './exchange/world';
import { handlers } from './handlers/handlers';
import { at } from './scenarios/clock';
import { demoWorld } from './scenarios/demoWorld';

let folder: string;
const files: FileStore[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
});

afterEach(async () => {
  await Promise.all(files.splice(0).map((store) => store.flush()));
  await rm(folder, { recursive: true, maxRetries: 3 });
});

type Send = <C extends Call>(call: C, payload: RequestOf<C>) => Promise<void>;

type Open = (options: { begin: (machineNow: number) => World; clock: () => number }) => MemoryStores;

const inFile =
  (name: string): Open =>
  (options) => {
    const store = fileStore({ file: join(folder, name), ...options });
    files.push(store);
    return { forCalls: store, forOthers: store };
  };

/** A store whose clock runs by 137 ms with each call, and what sends calls to it with the session of the last login. */
function exchangeIn(open: Open, afterCall: (stores: MemoryStores) => Promise<unknown> = async () => {}) {
  let now = at('2026-11-20', '10:00');
  const stores = open({ begin: demoWorld, clock: () => now });
  const all = handlers(stores.forCalls);
  let session = {};
  const send: Send = async ({ path }, payload) => {
    now += 137;
    const headers = { 'content-type': 'application/json', ...session };
    const asked = { method: 'POST', headers, body: JSON.stringify(payload) };
    const answer = await (
      await getResponse(all, new Request(`http://exchange.test/api/vue${path}`, asked))
    )?.json();
    if (answer?.status !== 1) throw new Error(`${path}: ${answer?.msg}`);
    if (path === login.path) session = { account: answer.data.account, token: answer.data.token };
    await afterCall(stores);
  };
  // Tokens are random, so they differ between two exchanges.
  const world = () =>
    stores.forOthers.transact(({ world: { sessions, ...rest } }) =>
      structuredClone({ ...rest, sessions: Object.values(sessions) }),
    );
  return { send, world };
}

const order = { symbol: '1063.E', side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;

/** Registers, trades, moves the clock, begins a new exchange, and trades there. */
async function trade(send: Send): Promise<void> {
  const password = 'abcd1234';
  await send(register, { account: '9000000001', password, inviteCode: brokerInviteCode });
  for (const round of ['1', '2']) {
    await send(login, demoMember);
    await send(openPosition, { ...order, clientRequestId: `${round}-open` });
    await send(positionList, { source: 'competition', group: 'inProgress' });
    await send(demoAdvance, { minutes: 60 });
    await send(openPosition, { ...order, clientRequestId: `${round}-second` });
    if (round === '1') await send(demoReset, {});
  }
}

/** Fails after it has changed much. */
async function failHalfway(store: ExchangeStore): Promise<void> {
  const failing = store.transact(({ world }) => {
    for (const position of Object.values(world.positions))
      Object.assign(position, { shares: 7, history: [] });
    Object.assign(world, { members: {}, nextNumber: 1 });
    world.ledger.entries.pop();
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
}

/** The world after the same calls in a store that copies it for each call. */
async function expectedWorld() {
  const { send, world } = exchangeIn(copiedStores);
  await trade(send);
  const expected = await world();
  expect(Object.keys(expected.positions)).toHaveLength(2);
  return expected;
}

describe('transactions that throw between calls leave no trace', () => {
  test.each([
    ['by itself', () => false],
    ['after each call', () => true],
    ['after some', (index: number) => index % 4 === 2],
  ])('in a file that is written %s', async (_, isWritten) => {
    let calls = 0;
    const disturbed = exchangeIn(inFile('world.json'), async ({ forCalls }) => {
      if (isWritten(calls++)) await files[0]?.flush();
      await failHalfway(forCalls);
    });
    await trade(disturbed.send);
    const expected = await expectedWorld();
    expect(await disturbed.world()).toEqual(expected);
    await files[0]?.flush();
    expect(await exchangeIn(inFile('world.json')).world()).toMatchObject({ positions: expected.positions });
  });

  test.each(['forCalls', 'forOthers'] as const)('in a story, %s', async (kind) => {
    const disturbed = exchangeIn(keptStores, (stores) => failHalfway(stores[kind]));
    await trade(disturbed.send);
    expect(await disturbed.world()).toEqual(await expectedWorld());
  });
});

test('other code between calls does not change what they do', async () => {
  const looked = exchangeIn(keptStores, ({ forOthers }) => forOthers.transact(({ now }) => now));
  await trade(looked.send);
  expect(await looked.world()).toEqual(await expectedWorld());
});
