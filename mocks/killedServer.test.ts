import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseStore } from './exchange/databaseStore';

const script = join(import.meta.dirname, '../scripts/server.mjs');
let folder: string;
let server: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
});

afterEach(async () => {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

const file = () => join(folder, 'world.db');

/** Starts `npm run server` and returns its address. */
function start(): Promise<string> {
  const flags = ['--port', '0', '--host', '127.0.0.1', '--file', file()];
  const started = spawn(process.execPath, [script, ...flags], { stdio: ['ignore', 'pipe', 'ignore'] });
  server = started;
  return new Promise((resolve, reject) => {
    let output = '';
    // Keep reading: the server would block on unread output.
    started.stdout.on('data', (text) => {
      output += String(text);
      const port = /127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}/api/vue`);
    });
    started.once('exit', () => reject(new Error('the server exited unexpectedly')));
  });
}

async function post(url: string, payload: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return response.json();
}

/** Registers members until the server is gone, and notes the answered ones. */
async function registerUntilGone(api: string, first: number, registered: string[]): Promise<void> {
  for (let number = first; ; number += 1) {
    const account = String(9_100_000_000 + number);
    const registration = { account, password: 'abcd1234', inviteCode: 'ITAYOSE1' };
    const answer = await post(`${api}/user/Register`, registration).catch(() => undefined);
    if (!answer) return;
    if (answer.status !== 1) throw new Error(answer.msg);
    registered.push(account);
  }
}

test('a killed server loses nothing that it has answered', async () => {
  const registered: string[] = [];
  for (const [round, livesMs] of [100, 600].entries()) {
    const api = await start();
    const before = registered.length;
    const registering = registerUntilGone(api, round * 10_000, registered);
    // The first answer of a server is slow.
    await vi.waitFor(() => expect(registered.length).toBeGreaterThan(before + 5), 20_000);
    await delay(livesMs);
    server.kill('SIGKILL');
    await registering;
  }
  const begin = () => {
    throw new Error('nothing is stored');
  };
  const store = databaseStore({ file: file(), begin, clock: Date.now });
  const members = await store.transact(({ world }) => Object.keys(world.members));
  store.close();
  expect(registered.filter((account) => !members.includes(account))).toEqual([]);
}, 180_000);

test('a second server on the same file is refused', async () => {
  await start();
  const first = server;
  await expect(start()).rejects.toThrow('exited');
  expect(server.exitCode).toBe(1);
  server = first;
}, 60_000);
