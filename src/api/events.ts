import { createEmitter } from '../lib/emitter';
import type { ApiErrorKind, ServerMessage } from './errors';

/** What the API client has to say to the member; the app listens, the client imports no UI. */
export type ApiEvent =
  | { kind: 'message'; message: ServerMessage }
  /** Something the member did was taken back, because the call failed on its way. */
  | { kind: 'failed'; failure: Exclude<ApiErrorKind, 'refused' | 'unauthorized'>; reference: string }
  /** The server no longer knows the token: emitted once, however many calls failed at once. */
  | { kind: 'unauthorized' };

export const apiEvents = createEmitter<ApiEvent>();
