import type { RawResponseOf } from '../../../src/api/contract/call';
import type { requestResult as call } from '../../../src/api/contract/common';
import type { Member } from '../world';

/**
 * Whether a request of the member was carried out, and with which record. Otherwise its id becomes void, so that the
 * request can't be carried out after this answer.
 */
export function requestResult(member: Member, id: string): RawResponseOf<typeof call> {
  const known = member.requests.find((one) => one.id === id);
  if (known) return { carriedOut: true, call: known.path, record: known.record };
  if (!member.voidRequestIds.includes(id)) member.voidRequestIds.push(id);
  return { carriedOut: false };
}
