const noted = new Set<string>();

/**
 * Notes in the console, for the operator, that the server says something other than the specification. Once for each
 * limit as long as the page lives: answers come every few seconds.
 */
export function logLimitMismatch(limit: string, told: unknown, holds: unknown): void {
  if (noted.has(limit)) return;
  noted.add(limit);
  console.warn(`The server says ${told} for ${limit}. The specification's ${holds} holds.`);
}
