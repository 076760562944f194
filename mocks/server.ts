import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { createServer as createApi } from '@mswjs/http-middleware';
import { maxBodyBytes, maxUploadBytes } from './bodyLimits';
import { databaseStore } from './exchange/databaseStore';
import { memoryStore } from './exchange/memoryStore';
import type { World } from './exchange/world';
import { handlers } from './handlers/handlers';
import { demoWorld } from './scenarios/demoWorld';
import { serveFile } from './staticFiles';

/** Folder of the pictures that responses name. */
const pictures = join(import.meta.dirname, 'public');

/** Longer than a busy machine delays the next request: a client may send it while an idle connection is being closed. */
const keepAliveMs = 60_000;

interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  /** Address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for the local network. */
  host: string;
  /** File that stores the exchange; in memory if missing. */
  file?: string | undefined;
  /** Folder of the built app, served next to the calls. */
  staticDir?: string | undefined;
  seed?: number | undefined;
  /** The exchange at first, and after a reset; that of the demo if missing. */
  world?: World | undefined;
}

/** The simulated exchange over HTTP. */
export async function startServer({ port, host, file, staticDir, seed, world }: ServerOptions) {
  const begin = (machineNow: number) => structuredClone(world) ?? demoWorld(machineNow, seed);
  if (file) await mkdir(dirname(file), { recursive: true });
  const stored = file ? databaseStore({ file, begin, clock: Date.now }) : undefined;
  const store = stored ?? memoryStore({ begin, clock: Date.now });
  const api = createApi(...handlers(store));
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    if (!staticDir || request.url?.startsWith('/api/')) {
      allowAnyOrigin(response);
      const refused = bodyRefusal(request);
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      // Closing the connection leaves the rest of the body unread.
      else if (request.url?.startsWith('/api/static/')) void serveFile(pictures, request, response);
      else if (refused) response.writeHead(refused, { connection: 'close' }).end();
      else api(request, response);
    } else void serveFile(staticDir, request, response);
  });
  await listen(server, port, host);
  const close = async () => {
    await closeServer(server);
    stored?.close();
  };
  return { url: urlOf(server), store, close };
}

/** HTTP status for a body that is too large, or whose length is unknown; undefined for any other. */
function bodyRefusal({ url = '', headers }: IncomingMessage): 411 | 413 | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411;
  const most = url.startsWith('/api/vue/upload/') ? maxUploadBytes : maxBodyBytes;
  return Number(headers['content-length'] ?? 0) > most ? 413 : undefined;
}

/** A native app calls from its own origin. There are no cookies that it could misuse. */
function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type, token, account, is-admin');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader(
    'access-control-expose-headers',
    'date, retry-after, x-exchange-time, x-itayose-parameter',
  );
  response.setHeader('access-control-max-age', '86400');
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return `http://localhost:${address.port}`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
