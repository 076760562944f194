import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstNamespaces } from '../src/i18n/namespaces.ts';

/** Parts of libraries that only some screens use, although an index imported by every screen exports them. */
const optionalModules = new RegExp(
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

/** All modules that these files import, directly or indirectly. */
function neededBy(roots: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set<string>();
  const add = (id: string) => {
    const module = context.getModuleInfo(id);
    if (!module || needed.has(id) || optionalModules.test(id)) return;
    needed.add(id);
    for (const imported of module.importedIds) add(imported);
  };
  for (const root of roots) add(join(import.meta.dirname, '../src', root));
  return needed;
}

/**
 * A chunk of all modules that any of `roots` imports, or that all of `each` import. The dozens of small chunks made by
 * default take 20 % more bytes, because each is compressed separately.
 */
function chunkGroup(
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

/** Also used by onboarding and login, which would otherwise wait for the chunk of home. */
const usedByMost = ['Button/Button', 'Link/Link', 'Page/Page', 'VisuallyHidden/VisuallyHidden'].map(
  (name) => `components/${name}.tsx`,
);

/**
 * One file for the first texts of a language, because they are loaded before anything is rendered. Last in priority, so
 * that a constant in a text stays with the code that uses it.
 */
const firstTexts = {
  debugName: 'first texts',
  name: (id: string) => {
    const [, language, namespace] = /[\\/]locales[\\/](\w+)[\\/](\w+)\.ts$/.exec(id) ?? [];
    return firstNamespaces.some((first) => first === namespace) ? `texts-${language}` : null;
  },
  priority: 0,
};

/** Chunks of the production build that several screens share. */
export const codeSplitting = {
  groups: [
    firstTexts,
    chunkGroup('main', { roots: ['main.tsx'] }, 4),
    // Half of the start code. A chunk of its own is evaluated in its own task.
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 5 },
    chunkGroup('start', { roots: ['start.tsx', 'screens/login/Start.tsx', ...usedByMost] }, 3),
    chunkGroup('shared', { each: ['screens/home/Home.tsx', 'screens/market/MarketDetail.tsx'] }, 2),
    chunkGroup('home', { roots: ['screens/home/Home.tsx'] }, 1),
    chunkGroup('controls', { each: ['components/Tabs/Tabs.tsx', 'components/Dialog/DialogPopup.tsx'] }, 1),
    chunkGroup('stocks', { each: ['screens/market/MarketDetail.tsx', 'screens/trade/MarketBuy.tsx'] }, 1),
    // What all forms need. Most of it is small modules, which would be a file each.
    chunkGroup(
      'forms',
      {
        each: [
          'screens/trade/MarketBuy.tsx',
          'screens/loans/BorrowForm.tsx',
          'screens/deposits/Recharge.tsx',
          'screens/cards/BandCard.tsx',
        ],
      },
      0,
    ),
  ],
};

/** Preloads the chunks of every start, so that the browser fetches them before the entry imports them. */
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
