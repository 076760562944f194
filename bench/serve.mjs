import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { certificate } from './certificate.mjs';

/** @import { IncomingHttpHeaders } from 'node:http' */
/** @import { Http2ServerRequest, Http2ServerResponse, ServerHttp2Session } from 'node:http2' */
/** @import { AddressInfo } from 'node:net' */

/** @type {Record<string, string>} */
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Connection headers do not exist in HTTP/2, and pseudo-headers (with a colon) only exist there. */
const ofConnection = /^(?::.*|connection|keep-alive|transfer-encoding|host)$/;
/** @param {IncomingHttpHeaders} headers */
const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/**
 * Serves a build compressed with brotli over HTTP/2, as a production server does; `/api/` goes to the exchange.
 *
 * @param {string} folder
 * @param {string} [exchange] address of the simulated exchange, if there is one
 */
export async function serveCompressed(folder, exchange) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  /** @param {string} path */
  const fileAt = async (path) => {
    const file = files.get(path) ?? brotliCompressSync(await readFile(join(folder, path)));
    files.set(path, file);
    return file;
  };
  /**
   * @param {Http2ServerRequest} asked
   * @param {Http2ServerResponse} answer
   */
  const passOn = (asked, answer) => {
    const options = { method: asked.method, headers: passedOn(asked.headers) };
    const onward = request(exchange + asked.url, options, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, passedOn(reply.headers));
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
  /** @type {Set<ServerHttp2Session>} */
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => {});
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}`,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
