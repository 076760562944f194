import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/** @import { World } from '../../mocks/exchange/world' */
/** @import { AnswerOf, Path } from './calls' */

/** @type {typeof import('../../mocks/server.ts')} */
const { startServer } = await importTypeScript('mocks/server.ts');

/** @typedef {Record<'title' | 'logo' | 'demoAccount' | 'demoPassword' | 'demoInviteCode', string>} Config */
/** @typedef {Awaited<ReturnType<typeof startExchange>>} Exchange */

/**
 * Starts the simulated exchange over HTTP, with the built app, on its own port and with its own file.
 *
 * @param {string} staticDir
 * @param {World} [world] initial state; that of the demo if absent
 */
export async function startExchange(staticDir, world) {
  const folder = await mkdtemp(join(tmpdir(), 'itayose-smoke-'));
  const file = join(folder, 'exchange.db');
  const { url, store, close } = await startServer({ port: 0, host: '127.0.0.1', file, staticDir, world });

  /**
   * Makes a call outside the app.
   *
   * @template {Path} P
   * @param {P} path
   * @param {object} [payload]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<AnswerOf<P>>} null if the exchange refuses it
   */
  async function call(path, payload = {}, headers = {}) {
    const response = await fetch(`${url}/api/vue${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    });
    const { data } = await response.json();
    return data;
  }

  const list = await call('/common/config', { type: 'all' });
  const config = /** @type {Config} */ (
    Object.fromEntries(list.map(({ name, value }) => [name, String(value)]))
  );
  const firstPage = { sort: 'code', direction: 'ascending', offset: 0, limit: 20 };
  const { items: stocks } = await call('/stock/List', firstPage);
  stocks.sort((one, other) => Number(one.latestPrice) - Number(other.latestPrice));

  const { priceTolerance } = await call('/trade/Rules', {});

  /**
   * The stock with the cheapest lot among the first ones of the market that are traded. Two ticks are within the tolerance of
   * an order at the market: below that price each tick against the member has to be confirmed.
   */
  async function cheapestStock() {
    for (const { symbol } of stocks) {
      const details = await call('/stock/Detail', { symbol });
      const isCalm = 2 * Number(details.tickSize) <= Number(details.latestPrice) * Number(priceTolerance);
      if (!details.suspended && isCalm) return details;
    }
    throw new Error('no stock is traded');
  }

  return {
    url,
    call,
    config,
    cheapest: await cheapestStock(),
    /**
     * Reads the state: ledger and all records.
     *
     * @returns {Promise<World>}
     */
    readWorld: () => store.transact((exchange) => JSON.parse(JSON.stringify(exchange.world))),
    async signIn() {
      const login = { account: config.demoAccount, password: config.demoPassword };
      const { token, account } = await call('/user/Login', login);
      return { token, account };
    },
    async stop() {
      await close();
      await rm(folder, { recursive: true, maxRetries: 3 });
    },
  };
}
