import { HttpResponse, type HttpResponseResolver } from 'msw';
import * as v from 'valibot';
import type { Call, RawResponseOf, RequestOf } from '../../src/api/contract/call';
import type { Exchange } from '../exchange/exchange';
import { findMember, memberOf } from '../exchange/login/sessions';
import { CountedRefusal, Refusal } from '../exchange/refusal';
import type { ExchangeStore } from '../exchange/store';
import { timestamp } from '../exchange/timestamp';
import { Unauthorized } from '../exchange/unauthorized';
import type { Member } from '../exchange/world';
import { serverText } from './serverTexts';

/** Context for answering a call. */
export interface Context {
  exchange: Exchange;
  token: string | null;
  /** The signed-in member. Reading it without a valid session ends the call with HTTP 401. */
  readonly member: Member;
  /** The signed-in member, if any: for calls that answer without a session, too. */
  readonly visitor: Member | null;
}

/** A call of the contract with its handler. */
export interface ServedCall {
  path: string;
  resolve: HttpResponseResolver;
}

type Answer<C> = (request: RequestOf<C>, context: Context) => RawResponseOf<C>;

/**
 * Serves one call of the contract: parses the request by its schema, answers it from the exchange, and wraps the result
 * (specification 7): status 1 with data, status 0 with a message for a refusal, HTTP 401 without a session.
 */
export function handle<C extends Call>(store: ExchangeStore, call: C, answer: Answer<C>): ServedCall {
  const resolve: HttpResponseResolver = async ({ request }) => {
    const payload = await request.json().catch(() => undefined);
    let times: Record<string, string> = {};
    const respond = ({ status, body, headers }: Outcome) =>
      HttpResponse.json(body, { status, headers: { ...times, ...headers } });
    try {
      return await store.transact((exchange) => {
        times = timeHeaders(exchange);
        const outcome = counted(() => {
          const context = contextOf(exchange, request.headers);
          if (call.needsSession) requireSession(context);
          return succeed(answer(parse(call, payload), context));
        });
        times = timeHeaders(exchange);
        return respond(outcome);
      });
    } catch (cause) {
      return respond(refused(cause));
    }
  };
  return { path: call.path, resolve };
}

/** Ends the call with HTTP 401 if there is no valid session. */
const requireSession = ({ member }: Context): Member => member;

interface Outcome {
  status: number;
  body: { status: 0 | 1; msg: string; data: unknown };
  headers?: Record<string, string>;
}

/** A body that does not fit its schema. */
class UnfitBody extends Refusal {
  constructor(
    /** The first field that does not fit, such as `bars.0.open`; `body` if it is the whole body. */
    readonly parameter: string,
  ) {
    super('parameterError');
  }
}

const succeed = (data: unknown): Outcome => ({
  status: 200,
  body: { status: 1, msg: '', data: data ?? null },
});

/** The result of a call whose changes are stored. */
function counted(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (cause) {
    if (cause instanceof CountedRefusal) return refused(cause);
    throw cause;
  }
}

function refused(cause: unknown): Outcome {
  if (cause instanceof Unauthorized) return { status: 401, body: { status: 0, msg: '', data: null } };
  if (!(cause instanceof Refusal)) throw cause;
  return {
    status: 200,
    body: { status: 0, msg: serverText(cause.key, cause.params), data: null },
    ...(cause instanceof UnfitBody && { headers: { 'x-itayose-parameter': cause.parameter } }),
  };
}

function contextOf(exchange: Exchange, headers: Headers): Context {
  const token = headers.get('token');
  return {
    exchange,
    token,
    get member() {
      return memberOf(exchange, token, headers.get('account'));
    },
    get visitor() {
      return findMember(exchange, token, headers.get('account'));
    },
  };
}

function parse<C extends Call>(call: C, payload: unknown): RequestOf<C> {
  const result = v.safeParse(call.request, payload);
  if (!result.success) throw new UnfitBody(v.getDotPath(result.issues[0]) ?? 'body');
  return result.output as RequestOf<C>;
}

/** The exchange's clock: in seconds as defined by HTTP, and in milliseconds. */
function timeHeaders({ world }: Exchange): Record<string, string> {
  return { date: new Date(world.settledAt).toUTCString(), 'x-exchange-time': timestamp(world.settledAt) };
}
