import type { RequestHandler } from 'msw';
import { browserConnection } from '../../mocks/browserConnection';

/** The phone's connection in a story, to be lost and found again. */
export interface Connection {
  /** Fails every call while there is no connection. */
  handler: RequestHandler;
  lose: () => void;
  find: () => void;
}

/** Makes a connection, which is there at first. The browser tells its page of every change, as it does by itself. */
export function makeConnection(): Connection {
  let there = true;
  const change = (next: boolean) => {
    there = next;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => there });
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  };
  return {
    handler: browserConnection,
    lose: () => change(false),
    find: () => change(true),
  };
}
