import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** @import { InlineConfig, Plugin } from 'vite' */

/**
 * Answers calls to the exchange: nothing has changed.
 *
 * @type {Plugin}
 */
const exchange = {
  name: 'exchange',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use('/api/', (_, response) => response.end('{"status":1,"data":[]}')),
};

/**
 * Builds and serves a page with one part of the app.
 *
 * @param {string} root folder of the page's `index.html`
 */
export async function servePage(root) {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-page-'));
  /** @type {InlineConfig} */
  const config = { root, configFile: false, logLevel: 'warn', base: './', plugins: [react(), exchange] };
  const define = { __SIMULATED__: 'false' };
  await build({ ...config, define, build: { outDir, target: 'es2022', emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
