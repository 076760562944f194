import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/*
 * Process of the measured server. Its parent sends the file of the exchange, gets the address, and may ask for its
 * memory after garbage collection and its processor time.
 */
process.on('message', async (/** @type {{ file?: string }} */ { file }) => {
  if (file === undefined) {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ memory: heapUsed + external, cpuMs: (user + system) / 1000 });
    return;
  }
  /** @type {typeof import('../../mocks/server.ts')} */
  const { startServer } = await importTypeScript('mocks/server.ts');
  const { url } = await startServer({ port: 0, host: '127.0.0.1', file });
  process.send?.({ url });
});
process.on('disconnect', () => process.exit());
