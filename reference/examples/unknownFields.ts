const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Fields of a response that are not in its schema.
 *
 * @param answer the raw response
 * @param parsed the response parsed by its schema
 */
export function unknownFields(answer: unknown, parsed: unknown, at = 'data'): string[] {
  if (!isObject(answer) || !isObject(parsed)) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const path = Array.isArray(answer) ? `${at}[]` : `${at}.${key}`;
    return key in parsed ? unknownFields(value, parsed[key], path) : [path];
  });
}
