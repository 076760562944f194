import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { importTypeScript } from '../importTypeScript.mjs';

/** @import { LibraryStatus } from '../../src/components/componentStatus.ts' */

/** @typedef {[path: string, source: string]} Entry */

/**
 * Modules of a layer, whatever the room they stand in.
 *
 * @param {string} layer
 */
const sourcesOf = (layer) =>
  readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `src/${layer}/${name}`);

/**
 * File of a status key: `Card` is `Card/Card.tsx`, `Toast/useToasts` is `Toast/useToasts.ts`.
 *
 * @param {string[]} sources
 * @param {string} key
 */
function fileOf(sources, key) {
  const [folder, part = folder] = key.split('/');
  const found = sources.find((file) => file.replace(/\.tsx?$/, '').endsWith(`/${folder}/${part}`));
  if (!found) throw new Error(`${key} has a status, but no file`);
  return found;
}

/**
 * @param {string} layer
 * @param {Record<string, LibraryStatus>} statuses
 * @returns {Entry[]}
 */
function exportedOf(layer, statuses) {
  const sources = sourcesOf(layer);
  return Object.entries(statuses)
    .filter(([, status]) => status !== 'internal')
    .map(([key]) => [`${layer}/${key}`, fileOf(sources, key)]);
}

/**
 * Paths of the package name no rooms: `domain/ticks` is `src/domain/market/ticks.ts`.
 *
 * @param {string} layer
 * @returns {Entry[]}
 */
const filesOf = (layer) =>
  sourcesOf(layer).map((file) => [`${layer}/${basename(file).replace(/\.tsx?$/, '')}`, file]);

/** What a host needs of the theme. */
const theme = ['ItayoseScope', 'appearance', 'textSize', 'tokens', 'units'];

/** The modules that the library exports: path in the package → source file. Without the texts. */
export async function libraryEntries() {
  /** @type {typeof import('../../src/components/componentStatus.ts')} */
  const { componentStatus } = await importTypeScript('src/components/componentStatus.ts');
  /** @type {typeof import('../../src/widgets/widgetStatus.ts')} */
  const { widgetStatus } = await importTypeScript('src/widgets/widgetStatus.ts');
  return new Map([
    ...exportedOf('components', componentStatus),
    ...exportedOf('widgets', widgetStatus),
    ...filesOf('format'),
    // `domain/vocabulary` exports the words of all areas.
    ...filesOf('domain').filter(([path]) => !path.endsWith('Vocabulary')),
    ['lib/closeLayersOnBack', 'src/lib/closeLayersOnBack.ts'],
    ['i18n/formats', 'src/i18n/formats.ts'],
    ['i18n/ItayoseTexts', 'src/i18n/ItayoseTexts.tsx'],
    ...filesOf('theme').filter(([path]) => theme.includes(path.slice('theme/'.length))),
  ]);
}

export const languages = ['en', 'tw', 'jp'];

/**
 * The texts of these namespaces: path in the package → source file.
 *
 * @param {string[]} namespaces
 */
export const textEntries = (namespaces) =>
  new Map(
    languages.flatMap((language) =>
      namespaces.map((name) => [`texts/${language}/${name}`, `src/i18n/locales/${language}/${name}.ts`]),
    ),
  );

/** All namespaces of the app. */
export const allNamespaces = () =>
  readdirSync('src/i18n/locales/en').map((name) => name.replace(/\.ts$/, ''));
