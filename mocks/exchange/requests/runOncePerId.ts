import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member, World } from '../world';
import { bodyHash } from './bodyHash';
import { requestKey } from './records';

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
  { requests }: World,
  member: Member,
  { path, request }: IdentifiedRequest,
  { act, find }: Run<T>,
): T {
  const { clientRequestId: id, ...body } = request;
  const hash = bodyHash(body);
  const key = requestKey(member.account, id);
  const earlier = lookup(requests, key);
  if (earlier) {
    const { completed } = earlier;
    const isSame = completed?.path === path && completed.bodyHash === hash;
    const record = isSame ? find(completed.record) : undefined;
    if (!record) throw new Refusal('parameterError');
    return record;
  }
  const made = act();
  setEntry(requests, key, {
    id,
    account: member.account,
    completed: { path, bodyHash: hash, record: made.id },
  });
  return made;
}
