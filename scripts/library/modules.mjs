import { isAbsolute } from 'node:path';
import { build } from 'vite';

/** @import { Rolldown } from 'vite' */

/**
 * Packages stay imports.
 *
 * @param {string} id
 */
const external = (id) => !id.startsWith('.') && !isAbsolute(id);

/**
 * Builds one module for each source file that the entries need.
 *
 * @param {string[]} sources source files of the entries
 * @param {string} outDir
 * @param {{ emptyOutDir: boolean }} options
 * @returns {Promise<Rolldown.OutputChunk[]>} the chunks, as Rolldown describes them
 */
export async function buildModules(sources, outDir, { emptyOutDir }) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Whatever NODE_ENV says.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir,
      sourcemap: true,
      minify: false,
      lib: { entry: sources, formats: ['es'] },
      rolldownOptions: {
        external,
        // Rolldown warns of each 'use client', though it keeps those of preserved modules.
        checks: { moduleLevelDirective: false },
        // Class names that do not depend on the order in which a server and a browser load the modules.
        transform: { plugins: { styledComponents: { displayName: false, minify: false } } },
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  });
  return [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []));
}
