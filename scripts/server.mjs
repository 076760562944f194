import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

/*
 * npm run server -- [--port 8080] [--host 0.0.0.0] [--file .cache/exchange.json] [--static dist] [--seed 1]
 * Serves the simulated exchange over HTTP, and the member's build if there is one.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '0.0.0.0' },
    file: { type: 'string', default: join(root, '.cache', 'exchange.json') },
    static: { type: 'string', default: join(root, 'dist') },
    seed: { type: 'string' },
  },
});

const { module } = await runnerImport(join(root, 'mocks/server.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const server = await module.startServer({
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
  const own = Object.values(networkInterfaces()).flat();
  return [
    'localhost',
    ...own.filter(({ family, internal }) => family === 'IPv4' && !internal).map((one) => one.address),
  ];
}
