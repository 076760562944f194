import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../app.mjs';
import { load } from './load.mjs';

/*
 * The simulated exchange in a process of its own, with 50 connections and 200 members: lists and orders in a new world, and
 * again after 10,000 orders.
 */
export const title = 'The server with 50 connections:';

const members = 200;
const ordersBetween = 10_000;
const measuredMs = 5_000;

/** Rates and times of lists and orders, and the memory of orders. */
export async function measure() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = join(folder, 'exchange.json');
  const { module } = await runnerImport(join(root, 'bench/server/roomWorld.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const { world, ...room } = module.roomWorld(members, Date.now());
  await writeFile(file, JSON.stringify(world));
  const server = fork(join(root, 'bench/server/serveRoom.mjs'), { execArgv: ['--expose-gc'] });
  const ask = async (question) => {
    server.send(question);
    return (await once(server, 'message'))[0];
  };
  try {
    const { url } = await ask({ file });
    const { list, order } = callsOf(room);
    const used = async (callOf, limit) => {
      const before = await ask({});
      const figures = await load(url, callOf, limit);
      const after = await ask({});
      return {
        ...figures,
        memory: (after.memory - before.memory) / 2 ** 20,
        cpuMs: (after.cpuMs - before.cpuMs) / figures.calls,
      };
    };
    await load(url, list, { calls: 500 });
    await load(url, order, { calls: 500 });

    const lists = await used(list, { ms: measuredMs });
    const orders = await used(order, { ms: measuredMs });
    const { memory } = await used(order, { calls: ordersBetween });
    const laterLists = await used(list, { ms: measuredMs });
    const laterOrders = await used(order, { ms: measuredMs });
    console.log(
      `Processor time of a call, ms: lists ${lists.cpuMs.toFixed(2)}, then ${laterLists.cpuMs.toFixed(2)}; ` +
        `orders ${orders.cpuMs.toFixed(2)}, then ${laterOrders.cpuMs.toFixed(2)}`,
    );
    const kept = (what, one, later) => ({
      what: `${what}, after 10,000 orders`,
      unit: '/s',
      ours: later.perSecond,
      floor: one.perSecond,
      leastTimes: 0.8,
    });
    return [
      { what: 'Lists', unit: '/s', ours: lists.perSecond, least: 400 },
      { what: 'Lists, 99 of 100 within', unit: 'ms', ours: lists.p99, most: 500 },
      { what: 'Orders', unit: '/s', ours: orders.perSecond, least: 300 },
      { what: 'Orders, 99 of 100 within', unit: 'ms', ours: orders.p99, most: 500 },
      kept('Lists', lists, laterLists),
      { what: 'Lists, 99 of 100 within, after 10,000 orders', unit: 'ms', ours: laterLists.p99, most: 500 },
      kept('Orders', orders, laterOrders),
      { what: 'Orders, 99 of 100 within, after 10,000 orders', unit: 'ms', ours: laterOrders.p99, most: 500 },
      { what: 'Memory of 1,000 orders', unit: 'MiB', ours: memory / (ordersBetween / 1000) },
    ];
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The calls by number: the first stocks, and an order at the market price. Members take turns. */
function callsOf({ sessions, symbols }) {
  const turn = (all, number) => all[number % all.length];
  const calls = (path, payloadOf) => (number) => ({
    path,
    payload: payloadOf(number),
    session: turn(sessions, number),
  });
  const order = { side: 'long', priceType: 'market', leverage: 10, lots: '1' };
  return {
    list: calls('/stock/List', () => ({ sort: 'code', direction: 'ascending', offset: 0, limit: 20 })),
    order: calls('/trade/Open', (number) => ({
      ...order,
      symbol: turn(symbols, number),
      clientRequestId: crypto.randomUUID(),
    })),
  };
}
