import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxBodyBytes, maxUploadBytes } from '../../../mocks/bodyLimits';
import type { Passing, Plant, PlantedAnswer, PlantedRequest } from './plant';

/** A proxy in front of a server that plants a fault into its answers. Without a plant it changes nothing. */
export async function startProxy(target: string) {
  let plant: Plant | undefined;
  let turns = new Map<string, number>();
  let memory: Passing['memory'] = new Map();
  const server = createServer(async (incoming, outgoing) => {
    const path = (incoming.url ?? '').replace(base, '');
    const most = path.startsWith('/upload/') ? maxUploadBytes : maxBodyBytes;
    const isLarge = Number(incoming.headers['content-length'] ?? 0) > most;
    const request = isLarge ? large(path) : await read(incoming, path);
    const forward = (one: PlantedRequest) => (isLarge ? tooLarge() : forwardTo(target, one));
    if (!plant || !isPlanted(plant, request)) return reply(outgoing, await forward(request));
    const turn = turns.get(request.path) ?? 0;
    turns.set(request.path, turn + 1);
    // A body may be null.
    const hasFields = Object(request.body) === request.body;
    const passing = { request: hasFields ? request : { ...request, body: {} }, turn, forward, memory };
    if (hasFields) plant.before?.(request, passing);
    const answer = await forward(request);
    if ((await plant.after?.(answer, passing)) === 'hang up') outgoing.destroy();
    else reply(outgoing, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces the plant. */
    use: (next: Plant | undefined) => {
      plant = next;
      turns = new Map();
      memory = new Map();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isPlanted({ only, path = only, preflight }: Plant, request: PlantedRequest): boolean {
  const hits = path.endsWith('/') ? request.path.startsWith(path) : request.path === path;
  return hits && (request.method === 'POST' || preflight === true);
}

/** The proxy does not read what the server refuses. */
const large = (path: string): PlantedRequest => ({ method: 'POST', path, headers: {}, body: {} });

const tooLarge = async (): Promise<PlantedAnswer> => ({
  status: 413,
  headers: { connection: 'close' },
  body: {},
});

const base = '/api/vue';

async function read(incoming: IncomingMessage, path: string): Promise<PlantedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !hopByHop.has(name) ? [[name, value]] : [],
  );
  const body = text === '' ? undefined : JSON.parse(text);
  return { method: incoming.method ?? 'POST', path, headers: Object.fromEntries(headers), body };
}

const hopByHop = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'expect',
]);

async function forwardTo(
  target: string,
  { method, path, headers, body }: PlantedRequest,
): Promise<PlantedAnswer> {
  const response = await fetch(`${target}${base}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const kept = [...response.headers].filter(([name]) => !hopByHop.has(name) && name !== 'content-encoding');
  return {
    status: response.status,
    headers: Object.fromEntries(kept),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function reply(outgoing: ServerResponse, { status, headers, body }: PlantedAnswer): void {
  outgoing.sendDate = false;
  outgoing.writeHead(status, headers).end(body === undefined ? undefined : JSON.stringify(body));
}
