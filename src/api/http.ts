import * as v from 'valibot';
import { plainText } from '../lib/plainText';
import { currentSession, sessionOwner } from '../session/session';
import type { Call, RequestOf, ResponseOf } from './contract/call';
import { specialPhrases } from './contract/messageKeys';
import { takeEarlyResponse } from './earlyCalls';
import { ApiError, OtherMemberError, type ServerMessage } from './errors';
import { apiEvents } from './events';
import { logFailure } from './logFailure';
import { learnServerTime } from './serverClock';
import { noteWait } from './serverWaits';
import { ask } from './transport';
import { expireSession } from './unauthorized';

/** Longer than any answer of the contract. A longer body is not parsed, so that it can't block the page. */
const maxCharacters = 4_000_000;
/** Characters kept of a message: one or two sentences. */
const maxMessageLength = 300;

const envelopeSchema = v.object({
  status: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  // A message or code that is not a string must not make the whole answer malformed.
  msg: v.fallback(v.nullish(v.string()), undefined),
  code: v.fallback(v.nullish(v.string()), undefined),
  data: v.optional(v.unknown()),
});

export interface SendOptions {
  signal?: AbortSignal;
  /** Shows no toast for a refusal, because the caller shows it. */
  quiet?: boolean;
  /**
   * Account of the only member for whom it may be sent; null if nobody may be signed in. Any if absent. The session is
   * compared when the headers are made, from what is stored on the device.
   */
  onlyFor?: string | null;
}

/** Result of a call: its validated `data`, or the special phrase with which it failed. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: ServerMessage };

function parse<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  // One issue is enough: a broken answer may have a million.
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new ApiError('malformed', path, { cause: new v.ValiError(result.issues) });
  return result.output;
}

function parseEnvelope(path: string, body: unknown): v.InferOutput<typeof envelopeSchema> {
  if (typeof body === 'string' && body.length > maxCharacters) throw new ApiError('malformed', path);
  try {
    return parse(path, envelopeSchema, typeof body === 'string' ? JSON.parse(body) : body);
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('malformed', path, { cause });
  }
}

/** Loads the message table with the first refusal, unless it was prefetched while the page was idle. */
const loadMessages = () => import('./serverMessages');

/** Keeps the server's text when the message is unknown, or when the table can't be loaded. */
async function recognise(text: string, code: string | undefined): Promise<ServerMessage> {
  const messages = await loadMessages().catch(() => undefined);
  return { ...messages?.recogniseMessage(text, code), text };
}

/** Whether the member who is signed in now may send it, and see its answer. */
const isFor = (onlyFor: SendOptions['onlyFor']) =>
  onlyFor === undefined || onlyFor === (sessionOwner() ?? null);

interface Refused {
  msg?: string | null | undefined;
  code?: string | null | undefined;
}

async function refusalOf({ msg, code }: Refused, { quiet, onlyFor }: SendOptions): Promise<ServerMessage> {
  const text = plainText(msg ?? '', maxMessageLength);
  const message = await recognise(text, code ?? undefined);
  if ((text.trim() || message.key) && !quiet && isFor(onlyFor)) apiEvents.emit({ kind: 'message', message });
  return message;
}

async function post(path: string, payload: unknown, options: SendOptions): Promise<unknown> {
  const { signal } = options;
  const token = currentSession()?.token;
  try {
    const early = await takeEarlyResponse(path, payload);
    // Nothing runs between this and making the headers.
    if (!isFor(options.onlyFor)) throw new OtherMemberError(path);
    const answer = early ?? (await ask(path, payload, { signal }));
    learnServerTime(answer.date, answer);
    return answer.body;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof OtherMemberError) throw cause;
    const error = cause instanceof ApiError ? cause : new ApiError('malformed', path, { cause });
    if (error.kind === 'unauthorized') expireSession(token);
    throw error;
  }
}

/**
 * Shows the refusal in an answer as a toast, if it is one. For a call that was sent without this module.
 *
 * @throws {ApiError} when the answer is malformed
 */
export async function reportRefusal(path: string, body: string): Promise<void> {
  const envelope = parseEnvelope(path, body);
  if (envelope.status !== 1) await refusalOf(envelope, {});
}

async function answerTo(path: string, payload: unknown, options: SendOptions) {
  try {
    return parseEnvelope(path, await post(path, payload, options));
  } catch (cause) {
    throw noted(cause);
  }
}

function noted(cause: unknown): unknown {
  if (cause instanceof ApiError) {
    logFailure(cause);
    noteWait(cause);
  }
  return cause;
}

/**
 * Makes a call of the contract by the rule of the specification (section 8): it resolves with the data, or as failed
 * (`ok` is false) when the server refuses with one of the special phrases. Any other refusal rejects. A refusal is shown
 * as a toast.
 *
 * @throws {ApiError} for every other failure. All but refusals are logged to the console. A cancelled call rejects with
 * the signal's reason.
 * @throws {OtherMemberError} when it is for one member only, and another has signed in; nothing was sent then
 */
export async function send<C extends Call>(
  { path, response }: C,
  payload: RequestOf<C>,
  options: SendOptions = {},
): Promise<Answer<ResponseOf<C>>> {
  const envelope = await answerTo(path, payload, options);
  if (envelope.status !== 1) {
    const refusal = await refusalOf(envelope, options);
    if (refusal.key && specialPhrases.has(refusal.key)) return { ok: false, refusal };
    throw new ApiError('refused', path, { refusal });
  }
  try {
    return { ok: true, data: parse(path, response, envelope.data) as ResponseOf<C> };
  } catch (cause) {
    throw noted(cause);
  }
}

/**
 * Makes a call whose data is required: every refusal rejects, including the special phrases.
 *
 * @throws {ApiError}
 */
export async function dataOf<C extends Call>(
  what: C,
  payload: RequestOf<C>,
  options: SendOptions = {},
): Promise<ResponseOf<C>> {
  const answer = await send(what, payload, options);
  if (answer.ok) return answer.data;
  throw new ApiError('refused', what.path, { refusal: answer.refusal });
}
