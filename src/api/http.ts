import * as v from 'valibot';
import { plainText } from '../lib/plainText';
import { currentSession } from '../session/session';
import type { Call, RequestOf, ResponseOf } from './contract/call';
import { specialPhrases } from './contract/messageKeys';
import { type Answer as HttpAnswer, takeEarlyResponse } from './earlyCalls';
import { ApiError, type ServerMessage } from './errors';
import { apiEvents } from './events';
import { loadTransport } from './loadTransport';
import { logFailure } from './logFailure';
import { learnServerTime } from './serverClock';
import { expireSession } from './unauthorized';

/** No answer of the contract is longer: not read at all, it can't hold up the page. */
const mostCharacters = 4_000_000;
/** A message is a sentence or two. */
const longestMessage = 300;

const envelopeSchema = v.object({
  status: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  // A message that is no text must not turn an answer into a failure.
  msg: v.fallback(v.nullish(v.string()), undefined),
  data: v.optional(v.unknown()),
});

export interface SendOptions {
  signal?: AbortSignal;
  /** No toast for a refusal: the caller shows it. */
  quiet?: boolean;
}

/** What a call came to: its validated `data`, or the server's refusal. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: ServerMessage };

function parse<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  // One thing that is wrong is enough: there may be a million.
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new ApiError('malformed', path, { cause: new v.ValiError(result.issues) });
  return result.output;
}

function parseEnvelope(path: string, body: unknown): v.InferOutput<typeof envelopeSchema> {
  if (typeof body === 'string' && body.length > mostCharacters) throw new ApiError('malformed', path);
  try {
    return parse(path, envelopeSchema, typeof body === 'string' ? JSON.parse(body) : body);
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('malformed', path, { cause });
  }
}

/** The table of messages is fetched with the first refusal, unless that was done before, while nothing else was. */
const loadMessages = () => import('./serverMessages');

/** A message in words that are not known here, or as long as the table can't be fetched, stands as it was written. */
async function recognise(text: string): Promise<ServerMessage> {
  const messages = await loadMessages().catch(() => undefined);
  return { ...messages?.recogniseMessage(text), text };
}

async function refusalOf(text: string, { quiet }: SendOptions): Promise<ServerMessage> {
  const message = await recognise(text);
  if (text.trim() && !quiet) apiEvents.emit({ kind: 'message', message });
  return message;
}

async function ask(path: string, payload: unknown, signal?: AbortSignal): Promise<HttpAnswer> {
  // Whoever can't fetch that has no connection to ask by, either.
  const transport = await loadTransport().catch((cause: unknown) => {
    throw new ApiError('offline', path, { cause });
  });
  return transport.ask(path, payload, signal);
}

async function post(path: string, payload: unknown, signal?: AbortSignal): Promise<unknown> {
  const token = currentSession()?.token;
  try {
    const { body, date, at } = (await takeEarlyResponse(path, payload)) ?? (await ask(path, payload, signal));
    learnServerTime(date, at);
    return body;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const error = cause instanceof ApiError ? cause : new ApiError('malformed', path, { cause });
    if (error.kind === 'unauthorized') expireSession(token);
    throw error;
  }
}

/**
 * Makes a call of the contract (specification 7). The server's refusal is an answer as well, and is told by a toast.
 *
 * @throws {ApiError} for every other failure, which is noted in the console; a cancelled call rejects with the signal's
 * reason.
 */
export async function send<C extends Call>(
  { path, response }: C,
  payload: RequestOf<C>,
  options: SendOptions = {},
): Promise<Answer<ResponseOf<C>>> {
  try {
    const { status, msg, data } = parseEnvelope(path, await post(path, payload, options.signal));
    if (status === 1) return { ok: true, data: parse(path, response, data) as ResponseOf<C> };
    return { ok: false, refusal: await refusalOf(plainText(msg ?? '', longestMessage), options) };
  } catch (cause) {
    if (cause instanceof ApiError) logFailure(cause);
    throw cause;
  }
}

/**
 * The call rule of the specification (section 8): resolves with the data, or as failed (`false`) when the server refuses
 * with one of the special phrases. Any other refusal rejects.
 *
 * @throws {ApiError}
 */
export async function callServer<C extends Call>(
  what: C,
  payload: RequestOf<C>,
  options: SendOptions = {},
): Promise<ResponseOf<C> | false> {
  const answer = await send(what, payload, options);
  if (answer.ok) return answer.data;
  const { refusal } = answer;
  if (refusal.key && specialPhrases.has(refusal.key)) return false;
  throw new ApiError('refused', what.path, { refusal });
}

/**
 * Makes a call for what needs its data: every refusal rejects, the special phrases included.
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
