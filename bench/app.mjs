import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { serveCompressed } from './serve.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What the bench looks at pages with; our server's certificate is signed by nobody. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, ignoreHTTPSErrors: true };

/**
 * Builds the member's app and serves it, with a simulated exchange of its own.
 *
 * @returns its `url`, what the device of a `member` keeps who is signed in, and the way to `close` it
 */
export async function serveApp() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({ root, logLevel: 'error', build: { outDir: join(folder, 'dist'), emptyOutDir: true } });
  const { module } = await runnerImport(join(root, 'mocks/server.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const exchange = await module.startServer({
    port: 0,
    host: '127.0.0.1',
    file: join(folder, 'exchange.json'),
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

/** What the device of a member who is signed in keeps. */
async function signIn(api) {
  const call = async (path, payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${api}/api/vue${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    });
    return (await reply.json()).data;
  };
  const config = Object.fromEntries(
    (await call('/common/config', { type: 'all' })).map(({ name, value }) => [name, value]),
  );
  const { demoAccount: account, demoPassword: password } = config;
  const { token } = await call('/user/Login', { account, password });
  return { tokend: token, account };
}

/** Has a page begin on a device that keeps these entries. */
export const keep = (page, entries) =>
  page.addInitScript((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, Object.entries(entries));

/** Slows the CPU of a page down by so many times. @returns its developer tools */
export async function slowDown(page, rate) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
