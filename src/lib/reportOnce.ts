const reported = new Set<string>();

/**
 * Prints a mistake in the use of the library, once for each text and page. Call it in development only:
 * `process.env.NODE_ENV !== 'production'`, which the bundler of the host replaces.
 *
 * @param problem what is missing, and how to add it
 */
export function reportOnce(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.error(`itayose: ${problem}`);
}
