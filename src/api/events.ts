import { createEmitter } from '../lib/emitter';
import type { RequestTrace } from '../session/requestTraces';
import type { ApiErrorKind, ServerMessage } from './errors';

/** How a request that moves money ended, or that its result is still unknown. */
export type ResultStep =
  /** `record` is the id of the record that it created or changed. */
  | { step: 'carriedOut'; record: string | undefined }
  | { step: 'notCarriedOut' }
  /** Nothing was carried out, and the member has been told why. */
  | { step: 'refused' }
  | { step: 'unknown'; reference: string };

/** A request and how it ended. */
export type RequestResult = ResultStep & { trace: RequestTrace };

/** Events of the API client that the app shows to the member. The client itself imports no UI. */
export type ApiEvent =
  | { kind: 'message'; message: ServerMessage }
  /** An action of the member was not carried out, because its call failed in transport. */
  | {
      kind: 'failed';
      failure: Exclude<ApiErrorKind, 'refused' | 'unauthorized'>;
      reference: string;
      /** The wait that the server asked for, in whole seconds, if it did. */
      waitSeconds?: number | undefined;
    }
  /** Nothing was sent, because another member has signed in on this device. */
  | { kind: 'otherMember' }
  /** The result of a request that moves money, which no screen shows. */
  | { kind: 'result'; result: RequestResult }
  /** The server wants a login for a call of nobody. Emitted for each call. */
  | { kind: 'loginRequired' }
  /** The server rejected the token. Emitted once, however many calls failed at the same time. */
  | { kind: 'unauthorized' };

export const apiEvents = createEmitter<ApiEvent>();
