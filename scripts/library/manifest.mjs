import { readFileSync } from 'node:fs';

/** Wider than those of this repository. `tests/library/peers.test.ts` installs both ends. */
const peers = {
  i18next: '^26.0.0 || ^27.0.1',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react-i18next': '^17.0.0 || ^18.0.0',
  'styled-components': '^6.6.0',
};

/** What the package is, in one sentence. */
export const description = 'Components, widgets, formatters and rules for trading stocks in a mobile web app';

/** @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The package.json of the library.
 *
 * @param {object} content
 * @param {Map<string, string>} content.modules paths in the package → built file, without extension
 * @param {string[]} content.files other exported files
 * @param {string[]} content.imported packages that modules and declarations import
 */
export function manifestOf({ modules, files, imported }) {
  const root = JSON.parse(readFileSync('package.json', 'utf8'));
  const ranges = { ...root.devDependencies, ...root.dependencies };
  const names = [...new Set([...imported].map(packageOf))].filter((name) => !(name in peers));
  // Packages without types of their own; those of React come from the host.
  const types = names.map((name) => `@types/${name}`).filter((name) => name in ranges);
  /** @param {string[]} list */
  const withRanges = (list) =>
    Object.fromEntries(list.toSorted().map((name) => [name, rangeOf(name, ranges)]));
  return {
    name: root.name,
    version: root.version,
    description,
    license: root.license,
    type: 'module',
    engines: root.engines,
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(
        [...modules].map(([path, file]) => [
          `./${path}`,
          { types: `./${file}.d.ts`, default: `./${file}.js` },
        ]),
      ),
      ...Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
    },
    dependencies: withRanges([...names, ...types]),
    peerDependencies: peers,
  };
}

/**
 * @param {string} name
 * @param {Record<string, string>} ranges
 * @returns {string}
 */
function rangeOf(name, ranges) {
  if (!ranges[name]) throw new Error(`package.json does not list ${name}`);
  return ranges[name];
}
