import { join } from 'node:path';
import { runnerImport } from 'vite';

/** Folder of the project. */
export const root = join(import.meta.dirname, '..');

/**
 * Imports a TypeScript module of the project. The caller declares its type: `@type {typeof import('…')}`.
 *
 * @template Module
 * @param {string} path from the root of the project
 * @returns {Promise<Module>}
 */
export async function importTypeScript(path) {
  const { module } = await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' });
  return /** @type {Module} */ (module);
}
