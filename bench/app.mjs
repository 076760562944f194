import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { importTypeScript, root } from '../scripts/importTypeScript.mjs';
import { serveCompressed } from './serve.mjs';

/** @import { Page } from 'playwright' */

/** Options of the bench's browser contexts. The server's certificate is self-signed. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, ignoreHTTPSErrors: true };

/**
 * Builds the member's app and serves it with its own simulated exchange.
 *
 * @returns its `url`, the storage of a signed-in `member`, and `close`
 */
export async function serveApp() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({ root, logLevel: 'error', build: { outDir: join(folder, 'dist'), emptyOutDir: true } });
  /** @type {typeof import('../mocks/server.ts')} */
  const { startServer } = await importTypeScript('mocks/server.ts');
  const exchange = await startServer({
    port: 0,
    host: '127.0.0.1',
    file: join(folder, 'exchange.db'),
  });
  const api = exchange.url.replace(/\/$/, '');
  const app = await serveCompressed(join(folder, 'dist'), api);
  return {
    url: app.url,
    member: await signIn(api),
    close: async () => {
      app.close();
      await exchange.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Storage of a signed-in member's device.
 *
 * @param {string} api
 * @returns {Promise<Record<string, string>>}
 */
async function signIn(api) {
  /**
   * @param {string} path
   * @param {object} payload
   */
  const call = async (path, payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${api}/api/vue${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    });
    return (await reply.json()).data;
  };
  /** @type {{ name: string, value: string }[]} */
  const list = await call('/common/config', { type: 'all' });
  const config = Object.fromEntries(list.map(({ name, value }) => [name, value]));
  const { demoAccount: account = '', demoPassword: password } = config;
  const { token } = await call('/user/Login', { account, password });
  return { tokend: token, account };
}

/**
 * Fills the storage of a page before it starts.
 *
 * @param {Page} page
 * @param {Record<string, string>} entries
 */
export const keep = (page, entries) =>
  page.addInitScript((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, Object.entries(entries));

/**
 * Throttles the CPU of a page.
 *
 * @param {Page} page
 * @param {number} rate
 * @returns its DevTools session
 */
export async function slowDown(page, rate) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

/** @param {number[]} values */
export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
