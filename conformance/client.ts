import { timeoutMs as usualTimeoutMs } from '../src/api/address';
import type { Call } from '../src/api/contract/call';
import type { Sent } from './sent';

/** A signed-in member. */
export interface Member {
  account: string;
  password: string;
  /** The headers that identify the member. */
  headers: Record<string, string>;
}

/** The envelope of an answer, not validated. */
export interface Envelope {
  status: unknown;
  msg: unknown;
  code?: unknown;
  data: unknown;
}

/** An answer to a call. */
export interface Answer {
  call: Call;
  /** The request's body. */
  request: unknown;
  sent: Sent;
  /** Who asked; undefined without a session. */
  member: Member | undefined;
  /** HTTP status; 0 without an answer. */
  http: number;
  headers: Headers;
  /** Undefined if the body is no JSON object. */
  body: Envelope | undefined;
  /** Why there is no answer. */
  failure?: string;
  /** The time of the newest answer when this request was sent, epoch ms. */
  knownTime: number;
}

/** Looks at every answer. */
export type Watch = (answer: Answer) => void;

/** Sends calls to the server under test. */
export interface Client {
  url: string;
  /** As a member, or with other headers. */
  send: (call: Call, request: unknown, as?: Member | Record<string, string>) => Promise<Answer>;
  /** Sends a request and does not wait for the answer. */
  abandon: (call: Call, request: unknown, as: Member) => Promise<void>;
  /** Time of the server, by the newest answer; epoch ms. */
  now: () => number;
}

/** Origin of the native app, which needs CORS. */
export const appOrigin = 'https://localhost';

const isMember = (as: Member | Record<string, string>): as is Member => typeof as.headers === 'object';

/** Creates a client. `watch` sees every answer. */
export function newClient(url: string, watch: Watch, timeoutMs = usualTimeoutMs): Client {
  let newest = 0;
  const sentFor = ({ path }: Call, request: unknown, headers: Record<string, string>): Sent => ({
    method: 'POST',
    url: `${url}/api/vue${path}`,
    headers: { 'content-type': 'application/json', origin: appOrigin, ...headers },
    body: JSON.stringify(request),
  });
  return {
    url,
    now: () => newest,
    async send(call, request, as = {}) {
      const member = isMember(as) ? as : undefined;
      const sent = sentFor(call, request, isMember(as) ? as.headers : as);
      const about = { call, request, sent, member, knownTime: newest };
      const first = await answerTo(sent, timeoutMs);
      // A server may close an idle connection in the moment in which it is used again.
      const answer = { ...about, ...(first.failure === closed ? await answerTo(sent, timeoutMs) : first) };
      newest = Math.max(newest, Date.parse(answer.headers.get('date') ?? '') || 0);
      watch(answer);
      return answer;
    },
    async abandon(call, request, as) {
      const { url: to, ...init } = sentFor(call, request, as.headers);
      const abandoned = new AbortController();
      const answered = fetch(to, { ...init, body: init.body ?? null, signal: abandoned.signal });
      const soon = new Promise((resolve) => setTimeout(resolve, 5));
      await Promise.race([answered, soon]).catch(() => undefined);
      abandoned.abort();
      await answered.then((response) => response.arrayBuffer()).catch(() => undefined);
    },
  };
}

const closed = 'closes the connection without an answer';

async function answerTo(
  { url, ...init }: Sent,
  timeoutMs: number,
): Promise<Pick<Answer, 'http' | 'headers' | 'body' | 'failure'>> {
  const abort = new AbortController();
  // Cleared after the answer, because thousands of running timers are slow.
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...init, body: init.body ?? null, signal: abort.signal });
    return { http: response.status, headers: response.headers, body: envelopeIn(await response.text()) };
  } catch {
    const failure = abort.signal.aborted ? `does not answer within ${timeoutMs / 1000} s` : closed;
    return { http: 0, headers: new Headers(), body: undefined, failure };
  } finally {
    clearTimeout(timer);
  }
}

function envelopeIn(text: string): Envelope | undefined {
  try {
    const parsed = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
