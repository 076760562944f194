import type { MessageKey, MessageParams } from './contract/messageKeys';

/** The message of a refusal: a recognised key with its numbers, or the server's own text (decision 2). */
export interface ServerMessage {
  key?: MessageKey | undefined;
  params?: MessageParams | undefined;
  text: string;
}

/**
 * Why a call failed:
 * - `refused`: the server refused the call (`refusal` says why)
 * - `unauthorized`: HTTP 401
 * - `timeout`: no answer within 10 s
 * - `offline`: the connection failed
 * - `server`: an HTTP status other than 2xx
 * - `malformed`: the answer does not have the shape of the contract
 */
export type ApiErrorKind = 'refused' | 'unauthorized' | 'timeout' | 'offline' | 'server' | 'malformed';

/** The only error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly path: string;
  readonly refusal: ServerMessage | undefined;
  /** Short code a member can read out; the console holds the cause under the same code. */
  readonly reference: string;

  constructor(
    kind: ApiErrorKind,
    path: string,
    options: { refusal?: ServerMessage | undefined; cause?: unknown } = {},
  ) {
    super(`${path}: ${options.refusal?.text ?? kind}`, { cause: options.cause });
    this.kind = kind;
    this.path = path;
    this.refusal = options.refusal;
    this.reference = referenceOf(kind, path);
  }

  /** Whether a call that moves money may have been carried out although no answer came (decision 5). */
  get resultUnknown(): boolean {
    return (
      this.kind === 'timeout' ||
      this.kind === 'offline' ||
      this.kind === 'malformed' ||
      this.kind === 'server'
    );
  }
}

/** The same failure of the same call always has the same reference, so that support can identify it. */
function referenceOf(kind: ApiErrorKind, path: string): string {
  let hash = 0;
  for (const letter of kind + path) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36).toUpperCase().padStart(6, '0').slice(-6);
}
