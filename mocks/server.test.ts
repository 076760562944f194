import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMember } from './exchange/demoMember';
import { startServer } from './server';

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;

const start = () =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    file: join(folder, 'data', 'world.db'),
    staticDir: join(folder),
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
  await writeFile(join(folder, 'index.html'), '<title>app</title>');
  server = await start();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function post(path: string, payload: object, session = {}) {
  const headers = { 'content-type': 'application/json', ...session };
  const response = await fetch(`${server.url}/api/vue${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  });
  return response.json();
}

test('calls and the app are served from one address', async () => {
  expect((await post('/common/config', { type: 'all' })).status).toBe(1);
  expect(await (await fetch(server.url)).text()).toBe('<title>app</title>');
});

test('the pictures that responses name are served', async () => {
  const items: { name: string; value: string }[] = (await post('/common/config', { type: 'all' })).data;
  const logo = items.find(({ name }) => name === 'logo')?.value;
  const response = await fetch(`${server.url}/api/${logo}`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toContain('<svg');
  expect((await fetch(`${server.url}/api/static/none.svg`)).status).toBe(404);
});

test('the app is served with security headers', async () => {
  const { headers } = await fetch(server.url);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/no-such-file.js', '/%2e%2e/%2e%2e/etc/passwd', '/%', '/data'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  },
);

test('a restarted server continues with the stored world', async () => {
  const { data } = await post('/user/Login', demoMember);
  await server.close();
  server = await start();
  expect((await post('/user/Account', {}, data)).data.totalAssets).toBe('10000000');
});

test('an app on another origin can call', async () => {
  const url = `${server.url}/api/vue/user/Account`;
  const asked = await fetch(url, { method: 'OPTIONS', headers: { origin: 'capacitor://localhost' } });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toContain('token');
  const answered = await fetch(url, { method: 'POST', body: '{}' });
  expect(answered.headers.get('access-control-allow-origin')).toBe('*');
  const exposed = answered.headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed).toEqual(expect.arrayContaining(['date', 'retry-after']));
});

/** HTTP status of a call, of whose body nothing is sent but the first byte. */
function statusOf(path: string, headers: Record<string, string | number>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.url}/api/vue${path}`, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      call.destroy();
    });
    call.on('error', reject);
    call.write('{');
  });
}

const MiB = 1_048_576;

test.each<[string, string, Record<string, string | number>, number]>([
  ['a body', '/user/Account', { 'content-length': 2 * MiB + 1 }, 413],
  ['an upload', '/upload/Chunk', { 'content-length': 8 * MiB + 1 }, 413],
  ['a body of unknown length', '/user/Account', { 'transfer-encoding': 'chunked' }, 411],
])('%s that is too large is refused before it is read', async (_, path, headers, status) => {
  expect(await statusOf(path, headers)).toBe(status);
});

test.each([
  ['/user/Account', 2 * MiB],
  ['/upload/Chunk', 8 * MiB],
])('%s reads a body of %d bytes', async (path, length) => {
  const body = '{}'.padEnd(length);
  const response = await fetch(`${server.url}/api/vue${path}`, { method: 'POST', body });
  expect([200, 401]).toContain(response.status);
});
