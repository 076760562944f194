import { spawnSync } from 'node:child_process';

/**
 * Builds the catalogue.
 *
 * @param {string} output folder
 * @param {object} [options]
 * @param {string} [options.root] checkout whose stories to build
 * @param {string[]} [options.args] other arguments of `storybook build`: `--test` omits documentation pages, which takes
 *   a third of the time
 */
export function buildCatalogue(output, { root = '.', args = [] } = {}) {
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const all = [storybook, 'build', '--quiet', '--output-dir', output, ...args];
  const { status } = spawnSync(process.execPath, all, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The catalogue of ${root} could not be built.`);
}
