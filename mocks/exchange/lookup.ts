/** Reads an entry by an untrusted key. Inherited names such as `constructor` give undefined. */
export function lookup<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
