import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../app.mjs';

/*
 * Process of the measured server. Its parent sends the file of the exchange, gets the address, and may ask for its
 * memory after garbage collection and its processor time.
 */
process.on('message', async ({ file }) => {
  if (file === undefined) {
    globalThis.gc();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    process.send({ memory: heapUsed + external, cpuMs: (user + system) / 1000 });
    return;
  }
  const { module } = await runnerImport(join(root, 'mocks/server.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const { url } = await module.startServer({ port: 0, host: '127.0.0.1', file });
  process.send({ url });
});
process.on('disconnect', () => process.exit());
