import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importTypeScript, root } from './importTypeScript.mjs';

/*
 * npm run server -- [--port 8080] [--host 0.0.0.0] [--file .cache/exchange.db] [--static dist] [--seed 1]
 * Serves the simulated exchange over HTTP, and the production build if there is one.
 */
const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '0.0.0.0' },
    file: { type: 'string', default: join(root, '.cache', 'exchange.db') },
    static: { type: 'string', default: join(root, 'dist') },
    seed: { type: 'string' },
  },
});

/** @type {typeof import('../mocks/server.ts')} */
const { startServer } = await importTypeScript('mocks/server.ts');
const server = await startServer({
  port: Number(flags.port),
  host: flags.host,
  file: flags.file,
  staticDir: existsSync(flags.static) ? flags.static : undefined,
  seed: flags.seed === undefined ? undefined : Number(flags.seed),
});

const { port } = new URL(server.url);
const addresses = flags.host === '0.0.0.0' ? ownAddresses() : [flags.host];
for (const address of addresses) console.log(`http://${address}:${port}/`);
console.log(`The exchange is stored in ${flags.file}`);
if (!existsSync(flags.static))
  console.log('Serves only the calls. Run "npm run build" to serve the app, too.');

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => server.close().then(() => process.exit(0)));

function ownAddresses() {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [
    'localhost',
    ...own.filter(({ family, internal }) => family === 'IPv4' && !internal).map((one) => one.address),
  ];
}
