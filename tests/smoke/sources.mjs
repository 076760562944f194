import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Imports a TypeScript file of the project, by path from its root. */
export async function importSource(file) {
  const { module } = await runnerImport(join(root, file), { root, configFile: false, logLevel: 'error' });
  return module;
}
