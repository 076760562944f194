import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { runnerImport } from 'vite';

/** Loads a TypeScript module of the app. */
export const load = async (path) =>
  (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;

/** Modules of a layer, whatever the room they stand in. */
const sourcesOf = (layer) =>
  readdirSync(`src/${layer}`, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `src/${layer}/${name}`);

/** File of a status key: `Card` is `Card/Card.tsx`, `Toast/useToasts` is `Toast/useToasts.ts`. */
function fileOf(sources, key) {
  const [folder, part = folder] = key.split('/');
  return sources.find((file) => file.replace(/\.tsx?$/, '').endsWith(`/${folder}/${part}`));
}

function exportedOf(layer, statuses) {
  const sources = sourcesOf(layer);
  return Object.entries(statuses)
    .filter(([, status]) => status !== 'internal')
    .map(([key]) => [`${layer}/${key}`, fileOf(sources, key)]);
}

/** Paths of the package name no rooms: `domain/ticks` is `src/domain/market/ticks.ts`. */
const filesOf = (layer) =>
  sourcesOf(layer).map((file) => [`${layer}/${basename(file).replace(/\.tsx?$/, '')}`, file]);

/** What a host needs of the theme. */
const theme = ['GlobalStyle', 'appearance', 'rem', 'textSize', 'tokens'];

/** The modules that the library exports: path in the package → source file. Without the texts. */
export async function libraryEntries() {
  const { componentStatus } = await load('./src/components/componentStatus.ts');
  const { widgetStatus } = await load('./src/widgets/widgetStatus.ts');
  return new Map([
    ...exportedOf('components', componentStatus),
    ...exportedOf('widgets', widgetStatus),
    ...filesOf('format'),
    ...filesOf('domain'),
    ...filesOf('theme').filter(([path]) => theme.includes(path.slice('theme/'.length))),
  ]);
}

export const languages = ['en', 'tw', 'jp'];

/** The texts of these namespaces: path in the package → source file. */
export const textEntries = (namespaces) =>
  new Map(
    languages.flatMap((language) =>
      namespaces.map((name) => [`texts/${language}/${name}`, `src/i18n/locales/${language}/${name}.ts`]),
    ),
  );

/** All namespaces of the app. */
export const allNamespaces = () =>
  readdirSync('src/i18n/locales/en').map((name) => name.replace(/\.ts$/, ''));
