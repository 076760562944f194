import { createEmitter } from '../lib/emitter';
import type { ServerMessage } from './errors';

/** What the API client has to say to the member; the app listens, the client imports no UI. */
export type ApiEvent =
  | { kind: 'message'; message: ServerMessage }
  /** The server no longer knows the token: emitted once, however many calls failed at once. */
  | { kind: 'unauthorized' };

export const apiEvents = createEmitter<ApiEvent>();
