import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

const file = () => join(folder, 'world.json');

/** Starts `npm run server` and returns its address. */
function start(): Promise<string> {
  const flags = ['--port', '0', '--host', '127.0.0.1', '--file', file()];
  const started = spawn(process.execPath, [script, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
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

interface Acknowledged {
  account: string;
  at: number;
  /** Time until the response, in ms. */
  took: number;
}

/** Registers members until the server is gone, and records acknowledged ones with their time. */
async function registerUntilGone(api: string, first: number, acknowledged: Acknowledged[]): Promise<void> {
  for (let number = first; ; number += 1) {
    const account = String(9_100_000_000 + number);
    const registration = { account, password: 'abcd1234', inviteCode: 'ITAYOSE1' };
    const sentAt = performance.now();
    const answer = await post(`${api}/user/Register`, registration).catch(() => undefined);
    if (!answer) return;
    if (answer.status !== 1) throw new Error(answer.msg);
    const at = performance.now();
    acknowledged.push({ account, at, took: at - sentAt });
  }
}

/** Members in the file, which must be valid JSON; none if nothing was written. */
async function storedMembers(): Promise<object> {
  const text = await readFile(file(), 'utf8').catch(() => undefined);
  return text === undefined ? {} : JSON.parse(text).members;
}

test('a server killed while writing loses nothing older than a second, and its file stays valid', async () => {
  const accounts: string[] = [];
  for (const [round, livesMs] of [600, 1400, 1700].entries()) {
    const api = await start();
    for (const account of accounts)
      expect((await post(`${api}/user/Login`, { account, password: 'abcd1234' })).status).toBe(1);
    const acknowledged: Acknowledged[] = [];
    const registering = registerUntilGone(api, round * 10_000, acknowledged);
    // The first answer of a server is slow.
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), 20_000);
    await delay(livesMs);
    const killedAt = performance.now();
    server.kill('SIGKILL');
    await registering;
    // A busy machine may stop the server for a while, which delays its writes as it delays its responses.
    const stopped = Math.max(...acknowledged.slice(1).map(({ took }) => took));
    const due = acknowledged.filter(({ at }) => at < killedAt - 1000 - stopped).map(({ account }) => account);
    const members = await storedMembers();
    expect(due.filter((account) => !(account in members))).toEqual([]);
    accounts.push(...due.slice(-3));
  }
  expect(accounts.length).toBeGreaterThan(0);
}, 180_000);
