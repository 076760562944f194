import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTypeScript, root } from '../../scripts/importTypeScript.mjs';
import { load } from './load.mjs';

/** @import { Result } from '../results.mjs' */
/** @import { SentCall } from './load.mjs' */
/** @import { Room } from './roomWorld.ts' */
/** @import { World } from '../../mocks/exchange/world' */

/*
 * The simulated exchange in a process of its own, with 50 connections and 200 members: lists and orders in a new world, and
 * again after 10,000 orders.
 */
export const title = 'The server with 50 connections:';

const members = 200;
const ordersBetween = 10_000;
const measuredMs = 5_000;

/**
 * Rates and times of lists and orders, and the memory of orders.
 *
 * @returns {Promise<Result[]>}
 */
export async function measure() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  /** @type {typeof import('./roomWorld.ts')} */
  const { roomWorld } = await importTypeScript('bench/server/roomWorld.ts');
  const { world, ...room } = roomWorld(members, Date.now());
  const server = fork(join(root, 'bench/server/serveRoom.mjs'), { execArgv: ['--expose-gc'] });
  /** @param {{ file?: string, world?: World }} question */
  const ask = async (question) => {
    server.send(question);
    return (await once(server, 'message'))[0];
  };
  try {
    const { url } = await ask({ file: join(folder, 'exchange.db'), world });
    const { list, order } = callsOf(room);
    /**
     * @param {(number: number) => SentCall} callOf
     * @param {{ calls?: number, ms?: number }} limit
     */
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
    /**
     * @param {string} what
     * @param {{ perSecond: number }} one
     * @param {{ perSecond: number }} later
     */
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

/**
 * The calls by number: the first stocks, and an order at the market price. Members take turns.
 *
 * @param {Pick<Room, 'sessions' | 'symbols'>} room
 */
function callsOf({ sessions, symbols }) {
  /**
   * @template One
   * @param {One[]} all
   * @param {number} number
   */
  const turn = (all, number) => /** @type {One} */ (all[number % all.length]);
  /**
   * @param {string} path
   * @param {(number: number) => object} payloadOf
   * @returns {(number: number) => SentCall}
   */
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
