import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/** @import { World } from '../../mocks/exchange/world' */

/*
 * Process of the measured server. Its parent sends the exchange and its file, gets the address, and may ask for its
 * memory after garbage collection and its processor time.
 */
process.on('message', async (/** @type {{ file?: string, world?: World }} */ { file, world }) => {
  if (file === undefined) {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ memory: heapUsed + external, cpuMs: (user + system) / 1000 });
    return;
  }
  /** @type {typeof import('../../mocks/server.ts')} */
  const { startServer } = await importTypeScript('mocks/server.ts');
  const { url } = await startServer({ port: 0, host: '127.0.0.1', file, world });
  process.send?.({ url });
});
process.on('disconnect', () => process.exit());
