import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../mocks/securityHeaders';
import { runServer } from './runServer';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Gets a file without decompressing it, as `fetch` would. */
const ask = (address: string, encodings: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encodings } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

const page = readFileSync('dist/index.html');
const [script = ''] = readdirSync('dist/assets').filter((name) => /^start-.*\.js$/.test(name));
const code = readFileSync(join('dist/assets', script));

/** What browsers send. */
const usual = 'gzip, deflate, br, zstd';

describe.each(['nginx', 'caddy'] as const)('%s, as the documentation configures it', (name) => {
  let server: Awaited<ReturnType<typeof runServer>>;
  beforeAll(async () => {
    server = await runServer(name);
  });
  afterAll(() => server?.stop());

  it('sends scripts with brotli, once compressed, for a year', async () => {
    const { headers, body } = await ask(`${server.url}/assets/${script}`, usual);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(body).equals(code)).toBe(true);
  });

  it('sends scripts with gzip to a browser without brotli', async () => {
    const { headers, body } = await ask(`${server.url}/assets/${script}`, 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).equals(code)).toBe(true);
  });

  it('sends scripts as they are to a client that reads nothing else', async () => {
    const { headers, body } = await ask(`${server.url}/assets/${script}`, 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(body.equals(code)).toBe(true);
  });

  it.each(['/', '/index.html'])(
    'sends the page at %s compressed, asked for each time, with all headers',
    async (path) => {
      const { headers, body } = await ask(`${server.url}${path}`, usual);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(gunzipSync(body).equals(page)).toBe(true);
      const expected = Object.entries(securityHeaders({ page: String(page) }));
      expect(headers).toMatchObject(
        Object.fromEntries(expected.map(([key, value]) => [key.toLowerCase(), value])),
      );
    },
  );

  it('does not let browsers keep that a script is missing', async () => {
    const { status, headers } = await ask(`${server.url}/assets/missing.js`, usual);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBeUndefined();
  });
});
