const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The fields of an answer that its schema does not know.
 *
 * @param answer as it came
 * @param parsed what the schema has left of it
 */
export function unknownFields(answer: unknown, parsed: unknown, at = 'data'): string[] {
  if (!isObject(answer) || !isObject(parsed)) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const path = Array.isArray(answer) ? `${at}[]` : `${at}.${key}`;
    return key in parsed ? unknownFields(value, parsed[key], path) : [path];
  });
}
