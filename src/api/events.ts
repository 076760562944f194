import { createEmitter } from '../lib/emitter';
import type { ApiErrorKind, ServerMessage } from './errors';

/** Events of the API client that the app shows to the member. The client itself imports no UI. */
export type ApiEvent =
  | { kind: 'message'; message: ServerMessage }
  /** An action of the member was not carried out, because its call failed in transport. */
  | { kind: 'failed'; failure: Exclude<ApiErrorKind, 'refused' | 'unauthorized'>; reference: string }
  /** The server rejected the token. Emitted once, however many calls failed at the same time. */
  | { kind: 'unauthorized' };

export const apiEvents = createEmitter<ApiEvent>();
