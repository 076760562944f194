import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/**
 * Serves a build compressed with brotli, as a production server does; `/api/` goes to the exchange.
 *
 * @param exchange address of the simulated exchange, where the build has one
 */
export async function serveCompressed(folder, exchange) {
  const files = new Map();
  const fileAt = async (path) => {
    if (!files.has(path)) files.set(path, brotliCompressSync(await readFile(join(folder, path))));
    return files.get(path);
  };
  const server = createServer(async (asked, answer) => {
    const { pathname } = new URL(asked.url, 'http://localhost');
    if (exchange && pathname.startsWith('/api/')) {
      const onward = request(
        exchange + asked.url,
        { method: asked.method, headers: asked.headers },
        (reply) => {
          answer.writeHead(reply.statusCode, reply.headers);
          reply.pipe(answer);
        },
      );
      // Who asked has gone, or the connection was closed just now.
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
      return;
    }
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
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
