import { textKey } from '../market/hash';

/**
 * 32-bit hash of a request body. The order of fields does not matter, and a null field equals a missing one. It only
 * distinguishes bodies of one member; it is not a security measure.
 */
export const bodyHash = (body: object): number => textKey(JSON.stringify(body, withSortedFields));

function withSortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field != null);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
