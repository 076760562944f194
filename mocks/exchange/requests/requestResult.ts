import type { RawResponseOf } from '../../../src/api/contract/call';
import type { requestResult as call } from '../../../src/api/contract/common';
import { lookup } from '../lookup';
import { setEntry } from '../setEntry';
import type { Member, World } from '../world';
import { requestKey } from './records';

/**
 * Whether a request of the member was carried out, and with which record. Otherwise its id becomes void, so that the
 * request can't be carried out after this answer.
 */
export function requestResult({ requests }: World, member: Member, id: string): RawResponseOf<typeof call> {
  const key = requestKey(member.account, id);
  const known = lookup(requests, key);
  if (known?.completed)
    return { carriedOut: true, call: known.completed.path, record: known.completed.record };
  if (!known) setEntry(requests, key, { id, account: member.account, completed: null });
  return { carriedOut: false };
}
