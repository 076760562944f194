import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe } from './describe.mjs';
import { libraryEntries, load } from './entries.mjs';
import { description } from './manifest.mjs';

const layers = { components: 'Components', widgets: 'Widgets' };

/**
 * Writes a Markdown file for each component and widget that the library exports, and `llms.txt`, which lists them.
 *
 * @param outDir the package, or the built catalogue
 * @returns the number of files
 */
export async function writeDocs(outDir) {
  const { componentMarkdown } = await load('./scripts/library/componentMarkdown.ts');
  const { accessibilityMarkdown } = await load('./scripts/library/accessibilityMarkdown.ts');
  const modules = await describedModules();
  const files = modules.map((module) => [`docs/${module.path}.md`, componentMarkdown(module)]);
  files.push(['docs/accessibility.md', accessibilityMarkdown()]);
  files.push(['llms.txt', await llms(modules)]);
  for (const [file, text] of files) {
    mkdirSync(dirname(`${outDir}/${file}`), { recursive: true });
    writeFileSync(`${outDir}/${file}`, text);
  }
  copyFileSync('docs/library.md', `${outDir}/docs/library.md`);
  return files.length;
}

async function describedModules() {
  const { componentStatus } = await load('./src/components/componentStatus.ts');
  const { widgetStatus } = await load('./src/widgets/widgetStatus.ts');
  const statuses = { components: componentStatus, widgets: widgetStatus };
  const described = [];
  for (const [path, file] of await libraryEntries()) {
    const [layer, ...key] = path.split('/');
    const ofLayer = statuses[layer];
    if (ofLayer) described.push(await describe(path, file, ofLayer[key.join('/')], Object.keys(ofLayer)));
  }
  return described;
}

async function llms(modules) {
  const { llmsText } = await load('./scripts/library/llmsText.ts');
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

const firstSentence = (text) =>
  /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replaceAll(/\s+/g, ' ').replace(/[.:]$/, '') ?? text;
