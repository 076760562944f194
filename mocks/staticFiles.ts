import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { securityHeaders } from './securityHeaders';

const types = new Map([
  ['.css', 'text/css'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
]);

/** Serves a file of a folder with the security headers. Sufficient for a build with hash routes. */
export async function serveFile(
  folder: string,
  { url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(url);
  const file = path === undefined ? undefined : join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  // Read for each request, because the build may have changed.
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  response.writeHead(200, {
    ...securityHeaders({ page }),
    'content-type': types.get(extname(file)) ?? 'application/octet-stream',
  });
  createReadStream(file).pipe(response);
}

/** The requested path, which cannot leave the folder; undefined if it is invalid. */
function pathOf(url = '/'): string | undefined {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}
