/** An entry of a record by a key that came from outside: `constructor` and the like find nothing. */
export function lookup<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
