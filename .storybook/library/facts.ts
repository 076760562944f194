import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { meanings } from '../../src/theme/tokens/generated/meanings.ts';
import type { ColorName } from '../../src/theme/tokens.ts';
import { readSourceTree, type SourceTree } from '../../tests/architecture/sourceTree.ts';
import { type Change, changesIn, changesOf } from './changes.ts';
import { appTitles, type LibraryModule, lastPart, libraryPages } from './pages.ts';
import { usersIn } from './users.ts';

/** What a documentation page says about its components before it shows them. */
export interface PageFacts {
  modules: readonly LibraryModule[];
  /** Components, widgets and parts of the app's frame that contain it; the title of their stories, if there are any. */
  usedIn: readonly { name: string; title?: string }[];
  /** Screens that contain it. */
  screens: readonly { path: string; name: string }[];
  changes: readonly Change[];
  /** Colours that its own files name. */
  colors: readonly ColorName[];
  /** Whether its own files use tokens of sizes. */
  hasSizes: boolean;
}

type Pages = ReadonlyMap<string, readonly LibraryModule[]>;

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** `widgets/Price` for `src/widgets/market/Price/Price.tsx`: without the area. */
const moduleOf = (file: string) =>
  withoutEnding(file)
    .replace(/^src\/(\w+\/)(?:[a-z]\w*\/)?/, '$1')
    .replace(/\/([^/]+)\/\1$/, '/$1');

/** Title of the page of a file. A file that is no module belongs to the page of its folder. */
function titlesByFile(pages: Pages): (file: string) => string | undefined {
  const modules = [...pages].flatMap(([title, own]) => own.map(({ path }) => [path, title] as const));
  const byPath = new Map(modules);
  const byFolder = new Map(modules.map(([path, title]) => [folderOf(path), title] as const).reverse());
  const inApp = appTitles();
  return (file) =>
    file.startsWith('src/app/')
      ? inApp.get(lastPart(withoutEnding(file)))
      : (byPath.get(moduleOf(file)) ??
        byPath.get(folderOf(moduleOf(file))) ??
        byFolder.get(folderOf(moduleOf(file))));
}

/** The facts of every page, without names of screens. */
export function factsOf(tree: SourceTree, pages: Pages, changelog: string, nameOf = (path: string) => path) {
  const usersOf = usersIn(tree);
  const titleOf = titlesByFile(pages);
  const changes = changesIn(changelog);
  const factsOfPage = (title: string, modules: readonly LibraryModule[]): PageFacts => {
    const paths = modules.map(({ path }) => path);
    const { importers, screens } = usersOf([...tree.keys()].filter((file) => paths.includes(moduleOf(file))));
    const users = new Map(
      importers
        .filter((file) => titleOf(file) !== title)
        .map((file) => [lastPart(titleOf(file) ?? withoutEnding(file)), titleOf(file)]),
    );
    const sources = [...tree.keys()].filter((file) => titleOf(file) === title);
    const text = sources
      .map((file) => readFileSync(file, 'utf8'))
      .filter((source) => source.includes('theme/tokens'))
      .join('\n');
    return {
      modules,
      usedIn: [...users]
        .map(([name, user]) => ({ name, title: user }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
      screens: screens.map((path) => ({ path, name: nameOf(path) })),
      changes: changesOf(changes, [...paths.map(lastPart), ...modules.flatMap(({ names }) => names)]),
      colors: (Object.keys(meanings) as ColorName[]).filter((color) => text.includes(`'${color}'`)),
      hasSizes: /\b(?:space|fontSize|radius|touchTarget)\b/.test(text),
    };
  };
  return Object.fromEntries([...pages].map(([title, modules]) => [title, factsOfPage(title, modules)]));
}

/** The facts of every documentation page of components and widgets, by its title. */
export async function libraryFacts(): Promise<Record<string, PageFacts>> {
  // The texts of the app are written for a bundler, so Vite loads them.
  const { module } = await runnerImport<typeof import('../../stories/map/screenNames')>(
    './stories/map/screenNames.ts',
    { configFile: false, logLevel: 'error' },
  );
  return factsOf(
    readSourceTree(['src']),
    libraryPages(),
    readFileSync('CHANGELOG.md', 'utf8'),
    (path) => module.screenName(path)?.en ?? path,
  );
}
