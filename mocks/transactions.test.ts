import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call, RequestOf } from '../src/api/contract/call';
import { demoAdvance, demoReset } from '../src/api/contract/demo';
import { login, register } from '../src/api/contract/login';
import { openPosition, positionList } from '../src/api/contract/trade';
import { databaseStore } from './exchange/databaseStore';
import { demoMember } from './exchange/demoMember';
import { brokerInviteCode } from './exchange/login/register';
import { signIn } from './exchange/login/sessions';
import { copiedStores, keptStores, type MemoryStores } from './exchange/memoryStores';
import { Refusal } from './exchange/refusal';
import type { ExchangeStore } from './exchange/store';
import type { World } from './exchange/world';
import { handle } from './handlers/handle';
import { handlers } from './handlers/handlers';
import { serve } from './handlers/serve';
import { at } from './scenarios/clock';
import { demoWorld } from './scenarios/demoWorld';

let folder: string;
const databases: ReturnType<typeof databaseStore>[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
});

afterEach(async () => {
  closeAll();
  await rm(folder, { recursive: true, maxRetries: 3 });
});

const closeAll = () => {
  for (const store of databases.splice(0)) store.close();
};

type Send = <C extends Call>(call: C, payload: RequestOf<C>) => Promise<void>;

type Open = (options: { begin: (machineNow: number) => World; clock: () => number }) => MemoryStores;

const inFile: Open = (options) => {
  const store = databaseStore({ file: join(folder, 'world.db'), ...options });
  databases.push(store);
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
    stores.forOthers.transact(
      ({ world: { sessions, ...rest } }): World =>
        JSON.parse(JSON.stringify({ ...rest, sessions: Object.values(sessions) })),
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
  test('in a file', async () => {
    const disturbed = exchangeIn(inFile, ({ forCalls }) => failHalfway(forCalls));
    await trade(disturbed.send);
    const expected = await expectedWorld();
    expect(await disturbed.world()).toEqual(expected);
    closeAll();
    expect(await exchangeIn(inFile).world()).toMatchObject({ positions: expected.positions });
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

test.each([
  ['copied', copiedStores],
  ['in a story', keptStores],
  ['in a file', inFile],
] as const)(
  '%s, a refusal takes back what its call has changed, and a wrong password is counted',
  async (_, open) => {
    const now = at('2026-11-20', '10:00');
    const { forCalls, forOthers } = open({ begin: demoWorld, clock: () => now });
    const refusing = [
      handle(forCalls, demoReset, (_payload, { exchange: { world } }) => {
        world.nextNumber = 999;
        throw new Refusal('systemBusy');
      }),
      handle(forCalls, login, ({ account, password }, { exchange }) => {
        signIn(exchange, account, password);
        throw new Error('signed in');
      }),
    ];
    const stateOf = () =>
      forOthers.transact(({ world }) => [
        world.nextNumber,
        Object.values(world.identity.loginTries).map(({ wrongTries }) => wrongTries),
      ]);
    const [number] = await forOthers.transact(({ world }) => [world.nextNumber]);
    const send = async ({ path }: { path: string }, payload: object) => {
      const body = JSON.stringify(payload);
      const request = new Request(`http://exchange.test/api/vue${path}`, { method: 'POST', body });
      return (await getResponse([serve(...refusing)], request))?.json();
    };
    expect(await send(demoReset, {})).toMatchObject({ status: 0 });
    expect(await send(login, { ...demoMember, password: 'wrong' })).toMatchObject({ status: 0 });
    expect(await stateOf()).toEqual([number, [1]]);
  },
);
