import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importTypeScript } from '../importTypeScript.mjs';
import { writeDeclarations } from './declarations.mjs';
import { libraryEntries } from './entries.mjs';

/** For the declarations that the report is made of. */
const folder = '.cache/api';

/** Layers that the library exports. What their types need besides is in `internal`. */
const layers = ['components', 'widgets', 'format', 'domain', 'theme'];

/**
 * Left out: the shapes of all texts, the data of the contract, which `npm run contract` describes, and the words of an area,
 * which `domain/vocabulary` exports.
 *
 * @param {string} file
 */
const isLeftOut = (file) => /^(i18n\/locales|api\/contract)\/|Vocabulary$/.test(file);

/** @typedef {Map<string, string>} Report */

/**
 * The public types of the library: file of `api/` → its text. A section for each module, without comments, in the order of
 * their paths. A changed docstring or function body changes nothing here.
 *
 * @returns {Promise<Report>}
 */
export async function apiReport() {
  const entries = await libraryEntries();
  const statuses = await statusesByPath();
  rmSync(folder, { recursive: true, force: true });
  writeDeclarations([...entries.values()], folder, { removeComments: true });
  const paths = new Map(
    [...entries].map(([path, source]) => [source.replace(/^src\/(.*)\.tsx?$/, '$1'), path]),
  );
  const report = new Map([...layers, 'internal'].map((layer) => [`${layer}.d.ts`, '']));
  /** @param {string} file */
  const nameOf = (file) => paths.get(file) ?? file;
  /**
   * @param {string} one
   * @param {string} other
   */
  const byName = (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1);
  for (const file of modulesIn(folder).toSorted(byName)) {
    const path = paths.get(file);
    const layer = path === undefined ? 'internal' : path.split('/')[0];
    const title = path === undefined ? file : `itayose/${path} (${statuses[path] ?? 'stable'})`;
    const types = typesOf(file).replaceAll(/^export \* from '\.\/(.*)\.js';$/gm, (_, part) =>
      typesOf(join(dirname(file), part)),
    );
    report.set(`${layer}.d.ts`, `${report.get(`${layer}.d.ts`)}// ${title}\n\n${types}\n\n`);
  }
  return report;
}

/** @param {string} file */
const typesOf = (file) => readFileSync(join(folder, `${file}.d.ts`), 'utf8').trim();

/** @param {string} folder */
const modulesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => name.replace(/\.d\.ts$/, ''))
    .filter((file) => !isLeftOut(file));

async function statusesByPath() {
  /** @type {typeof import('../../src/components/componentStatus.ts')} */
  const { componentStatus } = await importTypeScript('src/components/componentStatus.ts');
  /** @type {typeof import('../../src/widgets/widgetStatus.ts')} */
  const { widgetStatus } = await importTypeScript('src/widgets/widgetStatus.ts');
  /**
   * @param {string} layer
   * @param {Record<string, string>} statuses
   */
  const of = (layer, statuses) =>
    Object.entries(statuses).map(([key, status]) => [`${layer}/${key}`, status]);
  return Object.fromEntries([...of('components', componentStatus), ...of('widgets', widgetStatus)]);
}
