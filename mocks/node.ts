import type { RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

/** Answers the requests of this process, for tests. An unhandled request is an error. */
export function listenInProcess(handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return server;
}
