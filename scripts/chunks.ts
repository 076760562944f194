import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstNamespaces } from '../src/i18n/namespaces.ts';

/** Parts of libraries that only some screens use, although an index that every screen imports names them. */
const apart = new RegExp(
  [
    'html-parse-stringify',
    'react-i18next/dist/es/(?:Icu)?Trans',
    'react-query/.*/useQueries',
    'query-core/.*/queriesObserver',
    '@base-ui/react/floating-ui-react/utils',
    '@base-ui/react/utils/(?:popupState|Common)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** All modules that these files import, directly or not. */
function neededBy(roots: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set<string>();
  const add = (id: string) => {
    const module = context.getModuleInfo(id);
    if (!module || needed.has(id) || apart.test(id)) return;
    needed.add(id);
    for (const imported of module.importedIds) add(imported);
  };
  for (const root of roots) add(join(import.meta.dirname, '../src', root));
  return needed;
}

/**
 * One chunk of all modules that `roots` import, or that each of `each` imports. The dozens of small chunks made by
 * default take a fifth more bytes, as each is compressed on its own.
 */
function together(
  name: string,
  { roots = [], each = [] }: { roots?: readonly string[]; each?: readonly string[] },
  priority: number,
) {
  let neededByEach: Set<string>[] | undefined;
  return {
    debugName: name,
    name: (id: string, context: Rolldown.ChunkingContext) => {
      neededByEach ??= (each.length > 0 ? each.map((one) => [one]) : [roots]).map((all) =>
        neededBy(all, context),
      );
      return neededByEach.every((needed) => needed.has(id)) ? name : null;
    },
    priority,
  };
}

/** The onboarding and the login use these, too: in the chunk of home, they would make a login wait for it. */
const usedByMost = ['Button/Button', 'Link/Link', 'Page/Page', 'VisuallyHidden/VisuallyHidden'].map(
  (name) => `components/${name}.tsx`,
);

/** What the app begins with in one language, in one file: it is fetched before anything is drawn. */
const firstTexts = {
  debugName: 'first texts',
  name: (id: string) => {
    const [, language, namespace] = /[\\/]locales[\\/](\w+)[\\/](\w+)\.ts$/.exec(id) ?? [];
    return firstNamespaces.some((first) => first === namespace) ? `texts-${language}` : null;
  },
  priority: 6,
};

/** Chunks of the member's build that several screens share. */
export const codeSplitting = {
  groups: [
    firstTexts,
    together('main', { roots: ['main.tsx'] }, 4),
    // Half of the start: evaluated in a task of its own.
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 5 },
    together('start', { roots: ['start.tsx', 'screens/login/Start.tsx', ...usedByMost] }, 3),
    together('shared', { each: ['screens/home/Home.tsx', 'screens/market/MarketDetail.tsx'] }, 2),
    together('home', { roots: ['screens/home/Home.tsx'] }, 1),
    together(
      'controls',
      { each: ['components/Tabs/Tabs.tsx', 'components/SegmentedControl/SegmentedControl.tsx'] },
      1,
    ),
    together('stocks', { each: ['screens/market/MarketDetail.tsx', 'screens/market/MarketBuy.tsx'] }, 1),
  ],
};

/** The page preloads the chunks of every start: the browser fetches them before the entry has asked for them. */
export const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      return Object.values(bundle)
        .filter(({ type, fileName }) => type === 'chunk' && /\/(?:react|start)-/.test(fileName))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head',
        }));
    },
  },
};
