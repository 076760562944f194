import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { importTypeScript } from '../importTypeScript.mjs';
import { apiReport } from './apiReport.mjs';
import { writeDeclarations } from './declarations.mjs';
import { writeDocs } from './docs.mjs';
import { allNamespaces, libraryEntries, textEntries } from './entries.mjs';
import { manifestOf } from './manifest.mjs';
import { buildModules } from './modules.mjs';
import { namespacesByWidget } from './texts.mjs';

/** `npm run build:library` writes a package to publish: see docs/library.md. */
const outDir = 'dist-library';

/**
 * @param {string} name
 * @param {unknown} content
 */
const write = (name, content) =>
  writeFileSync(`${outDir}/${name}`, `${JSON.stringify(content, undefined, 2)}\n`);

const entries = await libraryEntries();
const chunks = await buildModules([...entries.values()], outDir, { emptyOutDir: true });
const namespaces = namespacesByWidget(entries, chunks, allNamespaces());
const texts = textEntries([...new Set(Object.values(namespaces).flat())].toSorted());
const textChunks = await buildModules([...texts.values()], outDir, { emptyOutDir: false });
const sources = [...entries.values(), ...texts.values()];
const typePackages = writeDeclarations(sources, outDir);

const modules = new Map(
  [...entries, ...texts].map(([path, source]) => [path, source.replace(/^src\/(.*)\.tsx?$/, '$1')]),
);
const imported = [...chunks, ...textChunks].flatMap(({ imports, dynamicImports }) => [
  ...imports,
  ...dynamicImports,
]);
/** @param {string} name */
const isPackage = (name) => !name.endsWith('.js');
const files = ['tokens.css', 'tokens.json', 'namespaces.json', 'package.json'];
/** @type {typeof import('../../src/theme/tokens/generated/colors.ts')} */
const { colors } = await importTypeScript('src/theme/tokens/generated/colors.ts');
/** @type {typeof import('../../src/theme/tokens.ts')} */
const { color: _, ...sizes } = await importTypeScript('src/theme/tokens.ts');

write('namespaces.json', namespaces);
write('tokens.json', { colors, ...sizes });
copyFileSync('src/theme/tokens/generated/colors.css', `${outDir}/tokens.css`);
cpSync('docs/package', outDir, { recursive: true });
const readme = readFileSync('docs/package/README.md', 'utf8');
writeFileSync(`${outDir}/README.md`, readme.replace('../order.png', 'order.png'));
copyFileSync('docs/order.png', `${outDir}/order.png`);
for (const file of exampleFiles()) cpSync(file, `${outDir}/${file}`);
// Both examples have the same German texts.
for (const place of ['vite/src', 'next/app'])
  cpSync('examples/german', `${outDir}/examples/${place}/texts/de`, { recursive: true });
mkdirSync(`${outDir}/codemods`, { recursive: true });
for (const name of ['renames.cjs', 'changes.json'])
  copyFileSync(`codemods/${name}`, `${outDir}/codemods/${name}`);
// `api/` of the package has the declarations of `src/api/`.
mkdirSync(`${outDir}/api-report`, { recursive: true });
for (const [file, types] of await apiReport()) writeFileSync(`${outDir}/api-report/${file}`, types);
write(
  'package.json',
  manifestOf({ modules, files, imported: [...imported.filter(isPackage), ...typePackages] }),
);
const written = await writeDocs(outDir);
console.log(
  `${outDir}: ${modules.size} modules, ${Object.keys(namespaces).length} widgets with texts, ${written} files of documentation`,
);

/** Files of the two examples, without what their own commands make. */
function exampleFiles() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'examples/next', 'examples/vite'],
    {
      encoding: 'utf8',
    },
  );
  return listed.trim().split('\n');
}
