import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { importTypeScript } from '../importTypeScript.mjs';
import { describe } from './describe.mjs';
import { libraryEntries } from './entries.mjs';
import { description } from './manifest.mjs';

/** @import { LibraryStatus } from '../../src/components/componentStatus.ts' */
/** @import { DescribedModule } from './componentMarkdown.ts' */

const layers = { components: 'Components', widgets: 'Widgets' };

/**
 * Writes a Markdown file for each component and widget that the library exports, and `llms.txt`, which lists them.
 *
 * @param {string} outDir the package, or the built catalogue
 * @returns {Promise<number>} the number of files
 */
export async function writeDocs(outDir) {
  /** @type {typeof import('./componentMarkdown.ts')} */
  const { componentMarkdown } = await importTypeScript('scripts/library/componentMarkdown.ts');
  /** @type {typeof import('./accessibilityMarkdown.ts')} */
  const { accessibilityMarkdown } = await importTypeScript('scripts/library/accessibilityMarkdown.ts');
  const modules = await describedModules();
  const files = new Map(modules.map((module) => [`docs/${module.path}.md`, componentMarkdown(module)]));
  files.set('docs/accessibility.md', accessibilityMarkdown());
  files.set('llms.txt', await llms(modules));
  for (const [file, text] of files) {
    mkdirSync(dirname(`${outDir}/${file}`), { recursive: true });
    writeFileSync(`${outDir}/${file}`, text);
  }
  copyFileSync('docs/library.md', `${outDir}/docs/library.md`);
  return files.size;
}

async function describedModules() {
  /** @type {typeof import('../../src/components/componentStatus.ts')} */
  const { componentStatus } = await importTypeScript('src/components/componentStatus.ts');
  /** @type {typeof import('../../src/widgets/widgetStatus.ts')} */
  const { widgetStatus } = await importTypeScript('src/widgets/widgetStatus.ts');
  /** @type {Partial<Record<string, Record<string, LibraryStatus>>>} */
  const statuses = { components: componentStatus, widgets: widgetStatus };
  const described = [];
  for (const [path, file] of await libraryEntries()) {
    const [layer = '', ...key] = path.split('/');
    const ofLayer = statuses[layer];
    const status = ofLayer?.[key.join('/')];
    if (ofLayer && status) described.push(await describe(path, file, status, Object.keys(ofLayer)));
  }
  return described;
}

/** @param {DescribedModule[]} modules */
async function llms(modules) {
  /** @type {typeof import('./llmsText.ts')} */
  const { llmsText } = await importTypeScript('scripts/library/llmsText.ts');
  /** @param {string} layer */
  const listed = (layer) =>
    modules
      .filter(({ path }) => path.startsWith(`${layer}/`))
      .map(({ path, description }) => ({
        title: path.slice(layer.length + 1),
        path: `docs/${path}.md`,
        about: firstSentence(description),
      }));
  const notes = [
    'React components and widgets of the npm package `itayose`. Each has its own import path, such as `itayose/components/Button`; there is none that exports everything. Components get their texts as props, widgets read them from i18next.',
  ];
  return llmsText('Itayose', description, notes, {
    Guides: [
      {
        title: 'The component library',
        path: 'docs/library.md',
        about: 'what is exported, theme, texts, sizes',
      },
      { title: 'Accessibility', path: 'docs/accessibility.md', about: 'conformance to WCAG 2.2' },
    ],
    ...Object.fromEntries(Object.entries(layers).map(([layer, title]) => [title, listed(layer)])),
  });
}

/** @param {string} text */
const firstSentence = (text) =>
  /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replaceAll(/\s+/g, ' ').replace(/[.:]$/, '') ?? text;
