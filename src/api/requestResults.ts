import { isTraceKept, type RequestTrace, removeTrace } from '../session/requestTraces';
import { sessionOwner } from '../session/session';
import { timeoutMs } from './address';
import { requestResult } from './contract/common';
import { ApiError } from './errors';
import { apiEvents, type RequestResult, type ResultStep } from './events';
import { dataOf } from './http';

/** Returns whether the member sees the result. */
type Listener = (result: RequestResult) => boolean;

const listeners = new Set<Listener>();

/** Calls the listener with every result, in this tab. Returns a function that ends the subscription. */
export function subscribeResults(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Passes a result on. One that no screen shows is told wherever the member is. The trace of a known result is removed,
 * unless its member has signed out meanwhile: then it is told when that member is back. A refusal needs no telling: the
 * end of the session is one.
 *
 * @param shown whether the form that sent the request shows the result itself
 */
function settle(result: RequestResult, shown: boolean): void {
  if (result.step !== 'refused' && sessionOwner() !== result.trace.owner) return;
  if (result.step !== 'unknown') removeTrace(result.trace.id);
  const seen = [...listeners].map((listener) => listener(result));
  if (!shown && !seen.includes(true) && result.step !== 'refused') apiEvents.emit({ kind: 'result', result });
}

const inFlight = new Set<string>();

/**
 * Awaits the answer to a request, and passes its result on.
 *
 * @param isShown whether the form that sent it is still shown
 */
export async function awaitResult<Outcome>(
  trace: RequestTrace,
  send: () => Promise<Outcome>,
  { resultOf, isShown }: { resultOf: (outcome: Outcome) => ResultStep; isShown: () => boolean },
): Promise<Outcome> {
  inFlight.add(trace.id);
  const outcome = await send().finally(() => inFlight.delete(trace.id));
  const result = { trace, ...resultOf(outcome) };
  settle(result, isShown());
  if (result.step === 'unknown') followRequest(trace);
  return outcome;
}

const asking = new Map<string, Promise<void>>();

/**
 * Asks the server whether a request was carried out, once at a time. Afterwards a request that was not can't be carried
 * out any more. Nothing is known if the server can't be reached.
 */
export function askResult(trace: RequestTrace): Promise<void> {
  const asked = asking.get(trace.id) ?? ask(trace).finally(() => asking.delete(trace.id));
  asking.set(trace.id, asked);
  return asked;
}

async function ask(trace: RequestTrace): Promise<void> {
  try {
    const options = { quiet: true, onlyFor: trace.owner };
    const { carriedOut, record } = await dataOf(requestResult, { id: trace.id }, options);
    if (carriedOut) settle({ trace, step: 'carriedOut', record: record ?? undefined }, false);
    else settle({ trace, step: 'notCarriedOut' }, false);
  } catch (cause) {
    const reference = cause instanceof ApiError ? cause.reference : '';
    // The member knows already that there is no answer.
    settle({ trace, step: 'unknown', reference }, true);
  }
}

/** How long the answer to a request may take, ms: the time-out, and some for a page that was busy. */
export const maxFlightMs = timeoutMs + 5_000;

const scheduled = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Asks for the result as soon as the answer can't arrive any more, in no tab: asking earlier would make the request
 * void while it is on its way.
 *
 * @param leastMs waits at least this long
 */
export function followRequest(trace: RequestTrace, leastMs = 0): void {
  const { id, sentAt } = trace;
  if (inFlight.has(id)) return;
  // A clock that was set back must not delay it.
  const wait = Math.min(maxFlightMs, Math.max(leastMs, sentAt + maxFlightMs - Date.now()));
  clearTimeout(scheduled.get(id));
  const ask = () => {
    scheduled.delete(id);
    if (isTraceKept(id) && !inFlight.has(id) && sessionOwner() === trace.owner) void askResult(trace);
  };
  scheduled.set(id, setTimeout(ask, wait));
}
