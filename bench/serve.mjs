import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { certificate } from './certificate.mjs';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Connection headers do not exist in HTTP/2, and pseudo-headers (with a colon) only exist there. */
const ofConnection = /^(?::.*|connection|keep-alive|transfer-encoding|host)$/;
const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/**
 * Serves a build compressed with brotli over HTTP/2, as a production server does; `/api/` goes to the exchange.
 *
 * @param exchange address of the simulated exchange, if there is one
 */
export async function serveCompressed(folder, exchange) {
  const files = new Map();
  const fileAt = async (path) => {
    if (!files.has(path)) files.set(path, brotliCompressSync(await readFile(join(folder, path))));
    return files.get(path);
  };
  const passOn = (asked, answer) => {
    const options = { method: asked.method, headers: passedOn(asked.headers) };
    const onward = request(exchange + asked.url, options, (reply) => {
      answer.writeHead(reply.statusCode, passedOn(reply.headers));
      reply.pipe(answer);
    });
    // The client has closed the connection.
    onward.on('error', () => answer.stream.close());
    asked.pipe(onward);
  };
  const server = createSecureServer(certificate(), async (asked, answer) => {
    const { pathname } = new URL(asked.url, 'https://localhost');
    if (exchange && pathname.startsWith('/api/')) return passOn(asked, answer);
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const body = await fileAt(path);
      answer.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
      });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => {});
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${server.address().port}`,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
