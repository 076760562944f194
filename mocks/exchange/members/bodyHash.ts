import { textKey } from '../market/hash';

/**
 * Hash of a request's body, 32 bits. The order of the fields does not count, and a field that is null counts as left
 * out. It tells two bodies of one member apart; it protects nothing.
 */
export const bodyHash = (body: object): number => textKey(JSON.stringify(body, withSortedFields));

function withSortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field != null);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
