import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** Imports a TypeScript module of the project. */
export async function importTypeScript(path) {
  const { module } = await runnerImport(resolve(path), { configFile: false, logLevel: 'error' });
  return module;
}
