import { textKey } from '../market/hash';

/**
 * 64-bit hash of a request body: two hashes of 32 bits, forwards and backwards. One alone is equal for some ordinary
 * orders. The order of fields does not matter, and a null field equals a missing one. It only distinguishes bodies of
 * one member; it is not a security measure.
 */
export function bodyHash(body: object): string {
  const text = JSON.stringify(body, withSortedFields);
  const backwards = text.split('').reverse().join('');
  return `${textKey(text)}-${textKey(backwards)}`;
}

function withSortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field != null);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
