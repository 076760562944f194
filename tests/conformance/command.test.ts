import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Results } from '../../conformance/report';
import { demoMember } from '../../mocks/exchange/demoMember';
import { allCalls } from '../../reference/allCalls';
import { startProxy } from './plants/proxy';

let folder: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
  const flags = ['--port', '0', '--host', '127.0.0.1', '--file', join(folder, 'exchange.db')];
  const start = ['--import', './tests/conformance/fixedDate.mjs', 'scripts/server.mjs'];
  server = spawn(process.execPath, [...start, ...flags, '--static', `${folder}/none`]);
  if (!server.stdout) throw new Error('the server has no output');
  const [line] = await once(createInterface(server.stdout), 'line');
  url = String(line).replace(/\/$/, '');
}, 60_000);

afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true });
});

/** Runs the command. */
async function run(...flags: string[]) {
  const child = spawn(process.execPath, ['scripts/conformance.mjs', ...flags]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

const credentials = ['--account', demoMember.account, '--password', demoMember.password];
const adapter = ['--adapter', 'conformance/demoAdapter.mjs'];

test('without an adapter, what needs one is not tried', async () => {
  const file = join(folder, 'loans.json');
  const { code } = await run('--url', url, ...credentials, '--only', 'loan', '--json', file);
  const { held, broken, notTried }: Results = JSON.parse(await readFile(file, 'utf8'));
  expect([code, broken]).toEqual([0, []]);
  expect(held['/loan/Borrow']).toBeGreaterThan(70);
  expect(notTried).toContainEqual({
    path: '/loan/Repay',
    what: 'a good request',
    why: 'it needs a decision of the back office, and no adapter makes it',
  });
}, 300_000);

test('the simulated server holds the contract, and every call is tried', async () => {
  const file = join(folder, 'results.json');
  const { code, output } = await run('--url', url, ...credentials, ...adapter, '--json', file);
  const { held, broken, notTried, undocumented }: Results = JSON.parse(await readFile(file, 'utf8'));
  expect(broken).toEqual([]);
  expect(code).toBe(0);
  const prepared = ['a good request', 'refusals of closed channels'];
  expect(notTried.filter(({ what }) => prepared.includes(what))).toEqual([]);
  expect(Object.keys(held).sort()).toEqual(allCalls.map(({ path }) => path).sort());
  for (const { path, movesMoney } of allCalls) {
    expect([path, held[path]]).toEqual([path, expect.any(Number)]);
    expect(held[path]).toBeGreaterThan(movesMoney ? 70 : 5);
  }
  expect(undocumented).toEqual([]);
  expect(output).toContain(`${allCalls.length} of ${allCalls.length} calls without a breach`);
}, 600_000);

test('a breach is a sentence with its request, and exit code 1', async () => {
  const proxy = await startProxy(url);
  proxy.use({
    what: 'no header Date',
    only: '/common/Version',
    says: /Date/,
    after: ({ headers }) => delete headers.date,
  });
  const { code, output } = await run('--url', proxy.url, ...credentials, '--only', '/common/Version');
  proxy.close();
  expect(code).toBe(1);
  expect(output).toContain('/common/Version: Its answer has no header Date.\n  curl -i -H ');
}, 120_000);

test.each<[string, string[], string]>([
  ['an unknown flag', ['--every', 'trade'], "Unknown option '--every'"],
  ['a flag that is missing', ['--url', 'http://127.0.0.1:1'], '--account is missing.'],
  ['an address that is none', ['--url', 'server', ...credentials], '--url server is not an address'],
  ['no server', ['--url', 'http://127.0.0.1:1', ...credentials], 'No server answers at http://127.0.0.1:1.'],
  [
    'an adapter that is no file',
    ['--url', 'http://127.0.0.1:1', ...credentials, '--adapter', 'none.mjs'],
    '--adapter none.mjs cannot be loaded',
  ],
])(
  '%s ends with a sentence and exit code 2',
  async (_, flags, sentence) => {
    const { code, output } = await run(...flags);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    expect(code).toBe(2);
  },
  60_000,
);

test.each<[string, string[], string]>([
  [
    'a wrong password',
    ['--account', demoMember.account, '--password', 'wrong'],
    `The account ${demoMember.account} cannot sign in`,
  ],
  ['an area that is none', [...credentials, '--only', 'tarde'], '--only tarde selects no call'],
])(
  '%s ends with a sentence and exit code 2',
  async (_, flags, sentence) => {
    const { code, output } = await run('--url', url, ...flags);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    expect(code).toBe(2);
  },
  120_000,
);

test('an adapter without its function ends with a sentence and exit code 2', async () => {
  const file = join(folder, 'adapter.mjs');
  await writeFile(file, 'export const other = 1;');
  const { code, output } = await run('--url', url, ...credentials, '--adapter', file);
  expect([code, output.trim()]).toEqual([2, `--adapter ${file} exports no createAdapter.`]);
}, 60_000);
