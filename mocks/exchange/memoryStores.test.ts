import { expect, test } from 'vitest';
import { at, seed } from '../scenarios/clock';
import type { Exchange } from './exchange';
import { keptStores } from './memoryStores';
import type { ExchangeStore } from './store';
import { positionsOfAccount } from './trade/positionIndex';
import { newWorld } from './world';

const clock = () => at('2026-11-20', '10:00');
const open = () => keptStores({ begin: (machineNow) => newWorld(seed, machineNow), clock });

const worldOf = ({ world }: Exchange) => world;
const numberOf = ({ world }: Exchange) => world.nextNumber;
const countUp = ({ world }: Exchange) => {
  world.nextNumber += 1;
};
const failHalfway = async (store: ExchangeStore) => {
  const failing = store.transact(({ world }) => {
    world.nextNumber = 999;
    world.members = {};
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
};

test('calls do not copy the world', async () => {
  const { forCalls } = open();
  expect(await forCalls.transact(worldOf)).toBe(await forCalls.transact(worldOf));
});

test('other code gets what later transactions do not change', async () => {
  const { forCalls, forOthers } = open();
  const before = await forOthers.transact(worldOf);
  await forCalls.transact(countUp);
  await forOthers.transact(countUp);
  expect(before.nextNumber).toBe(1);
  expect(await forOthers.transact(numberOf)).toBe(3);
});

test('a transaction that throws leaves no trace, after any number of others', async () => {
  const { forCalls, forOthers } = open();
  for (let number = 1; number < 250; number += 1) {
    expect(await forCalls.transact(numberOf)).toBe(number);
    await (number % 120 === 0 ? forOthers : forCalls).transact(countUp);
    if (number % 30 === 0) await failHalfway(number % 60 === 0 ? forOthers : forCalls);
  }
});

test('the code of others runs once, whatever throws later', async () => {
  const { forCalls, forOthers } = open();
  let runs = 0;
  await forOthers.transact(({ world }) => {
    runs += 1;
    world.nextNumber += 1;
  });
  await failHalfway(forCalls);
  await failHalfway(forOthers);
  expect([runs, await forOthers.transact(numberOf)]).toEqual([1, 2]);
});

test('a value that no copy can hold is refused', async () => {
  const { forOthers } = open();
  const storing = forOthers.transact(({ world }) => Object.assign(world, { members: { act: () => 1 } }));
  await expect(storing).rejects.toThrow('could not be cloned');
});

test('a record may contain a part of another one', async () => {
  const { forCalls, forOthers } = open();
  await forCalls.transact(({ world }) => {
    world.loans.records = { L1: { of: ['first'] } } as never;
  });
  await forCalls.transact(({ world: { loans } }) => {
    Object.assign(loans.records, { L2: { ...loans.records.L1 } });
  });
  expect(await forOthers.transact(({ world }) => world.loans.records)).toMatchObject({
    L2: { of: ['first'] },
  });
});

test('an order that was taken back is in no list of positions', async () => {
  const { forCalls } = open();
  const add = ({ world }: Exchange, account: string) => {
    const id = `P${world.nextNumber++}`;
    Object.assign(world.positions, { [id]: { id, account, status: 'closed' } });
    return positionsOfAccount(world, account).length;
  };
  const failing = forCalls.transact((exchange) => {
    add(exchange, 'one');
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await forCalls.transact((exchange) => add(exchange, 'other'))).toBe(1);
  expect(await forCalls.transact(({ world }) => positionsOfAccount(world, 'one'))).toEqual([]);
});
