import { readFlags } from './arguments.mjs';
import { DevServer, freePort } from './devServer.mjs';
import { ensureInstalled } from './install.mjs';

/*
 * npm start            serves the app and the catalogue
 * npm start -- --once  stops them after their first response
 */
const flags = readFlags({ once: { type: 'boolean', default: false } });

ensureInstalled();
const [appPort, cataloguePort] = await Promise.all([freePort(5173), freePort(6006)]);
const servers = [
  new DevServer('The app', appPort, 'node_modules/vite/bin/vite.js', ['--mode', 'demo', '--strictPort']),
  new DevServer('The catalogue', cataloguePort, 'node_modules/storybook/dist/bin/dispatcher.js', [
    'dev',
    '--no-open',
    '--exact-port',
    '--disable-telemetry',
  ]),
];

let stopping = false;

/** @param {number} exitCode */
async function stopAll(exitCode) {
  if (stopping) return;
  stopping = true;
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(exitCode);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopAll(0));

// npm's shell may end without forwarding the signal. This process then gets another parent.
const { ppid } = process;
setInterval(() => process.ppid !== ppid && stopAll(0), 300).unref();

for (const server of servers) {
  server.ended.then(() => {
    if (stopping) return;
    console.error(`${server.unseen}\n${server.name} has ended, so everything is stopped.`);
    stopAll(1);
  });
}

console.log('Starting the app and the catalogue…');
const answered = await Promise.all(servers.map((server) => server.answers()));
if (answered.every(Boolean)) {
  for (const { name, url } of servers) console.log(`${name.padEnd(14)} ${url}`);
  if (flags.once) await stopAll(0);
  console.log('Ctrl-C stops both.');
  for (const server of servers) server.show();
}
