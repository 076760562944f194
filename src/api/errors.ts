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
 * - `tooManyRequests`: HTTP 429
 * - `tooLarge`: HTTP 413
 * - `notAccepted`: any other HTTP status 4xx
 * - `server`: any other HTTP status than 2xx
 * - `malformed`: the answer does not have the shape of the contract
 */
export type ApiErrorKind =
  | 'refused'
  | 'unauthorized'
  | 'timeout'
  | 'offline'
  | 'tooManyRequests'
  | 'tooLarge'
  | 'notAccepted'
  | 'server'
  | 'malformed';

/** Failures after which a call may have been carried out. After all others, also any HTTP 4xx, it was not (decision 44). */
const unknownResults: ReadonlySet<ApiErrorKind> = new Set(['timeout', 'offline', 'server', 'malformed']);

/** The error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly path: string;
  readonly refusal: ServerMessage | undefined;
  /** Short code a member can read out; the console holds the cause under the same code. */
  readonly reference: string;
  /** When the server allows the next try, in ms of `deviceNow`: `Retry-After` of HTTP 429 or 503. */
  readonly retryAt: number | undefined;

  constructor(
    kind: ApiErrorKind,
    path: string,
    options: {
      refusal?: ServerMessage | undefined;
      cause?: unknown;
      retryAt?: number | undefined;
    } = {},
  ) {
    super(`${path}: ${options.refusal?.text ?? kind}`, { cause: options.cause });
    this.kind = kind;
    this.path = path;
    this.refusal = options.refusal;
    this.reference = referenceOf(kind, path);
    this.retryAt = options.retryAt;
  }

  /** Whether a call that moves money may have been carried out although no answer came (decision 5). */
  get resultUnknown(): boolean {
    return unknownResults.has(this.kind);
  }
}

/** A call was not sent, because another member has signed in on this device since it was prepared. */
export class OtherMemberError extends Error {
  override readonly name = 'OtherMemberError';
}

/** The same failure of the same call always has the same reference, so that support can identify it. */
function referenceOf(kind: ApiErrorKind, path: string): string {
  let hash = 0;
  for (const letter of kind + path) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36).toUpperCase().padStart(6, '0').slice(-6);
}
