const logged = new Set<string>();

/**
 * Logs a warning for the operator: the server's limit differs from the specification's. Once per limit and page load,
 * because answers arrive every few seconds.
 */
export function logLimitMismatch(limit: string, received: unknown, applied: unknown): void {
  if (logged.has(limit)) return;
  logged.add(limit);
  console.warn(`The server says ${received} for ${limit}. The specification's ${applied} holds.`);
}
