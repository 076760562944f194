import { deviceNow } from '../lib/deviceClock';
import { currentSession } from '../session/session';
import { type Answer, ask } from './transport';

interface Early {
  path: string;
  payload: object;
  answer: Promise<Answer>;
  token: string | undefined;
  freshMs: number;
}

const pending = new Map<string, Early>();
const keyOf = (path: string, payload: unknown) => path + JSON.stringify(payload);

/**
 * Sends a call before the app has loaded. The answer is kept for the first caller of that request.
 *
 * @param freshMs maximum age of the answer, ms; an older one is requested again
 */
export function requestEarly(path: string, payload: object, freshMs = Number.POSITIVE_INFINITY): void {
  const answer = ask(path, payload);
  pending.set(keyOf(path, payload), { path, payload, answer, token: currentSession()?.token, freshMs });
  // The caller that takes the answer handles its failure.
  answer.catch(() => {});
}

/** Early calls whose answers have not been taken yet. */
export const earlyCalls = (): Pick<Early, 'path' | 'payload'>[] => [...pending.values()];

/** The early answer to this request, once. Undefined for later callers, for another member, and when it is too old. */
export async function takeEarlyResponse(path: string, payload: unknown): Promise<Answer | undefined> {
  const key = keyOf(path, payload);
  const early = pending.get(key);
  pending.delete(key);
  if (!early || early.token !== currentSession()?.token) return undefined;
  const answer = await early.answer;
  return deviceNow() - answer.receivedAt <= early.freshMs ? answer : undefined;
}
