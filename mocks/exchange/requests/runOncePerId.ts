import { Refusal } from '../refusal';
import type { Member } from '../world';
import { bodyHash } from './bodyHash';

/** A request with an id. */
export interface IdentifiedRequest {
  /** Path of the call, such as `/trade/Open`. */
  path: string;
  /** The request parsed by the schema of the call, without its secrets. */
  request: { clientRequestId: string };
}

/** How a request is run. */
export interface Run<T> {
  act: () => T;
  /** The record with an id, among those that `act` creates or changes. */
  find: (id: string) => T | undefined;
}

/**
 * Runs a request once, for calls of any account at any hour. The same id with the same call and body returns the record
 * of the first run. The id with another call or body, and a void id, is refused with `parameterError`. A refused request is not
 * stored.
 */
export function runOncePerId<T extends { id: string }>(
  member: Member,
  { path, request }: IdentifiedRequest,
  { act, find }: Run<T>,
): T {
  const { clientRequestId: id, ...body } = request;
  const hash = bodyHash(body);
  const earlier = member.requests.find((one) => one.id === id);
  if (earlier) {
    const record = earlier.path === path && earlier.bodyHash === hash ? find(earlier.record) : undefined;
    if (!record) throw new Refusal('parameterError');
    return record;
  }
  if (member.voidRequestIds.includes(id)) throw new Refusal('parameterError');
  const made = act();
  member.requests.push({ id, path, bodyHash: hash, record: made.id });
  return made;
}
