import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Parts of libraries that nothing of ours ever runs, 11 K of code, and what stands for them. */
const unused: [file: RegExp, standIn: string][] = [
  // Our calls send JSON by XMLHttpRequest, as everywhere in browsers, without a query and without telling their progress.
  [
    /axios\/lib\/(?:cancel\/CancelToken|helpers\/(?:toFormData|toURLEncodedForm|formDataToJSON|AxiosURLSearchParams|HttpStatusCode))\.js$/,
    'export default null;',
  ],
  // `null` makes axios say that this adapter is not available in the build.
  [/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null;'],
  [/axios\/lib\/helpers\/progressEventReducer\.js$/, 'export const progressEventReducer = null;'],
  [/axios\/lib\/core\/assertParamsAcyclic\.js$/, 'export default () => {};'],
  // No browser that the build is for wants prefixes but those that are written, and none are asked for.
  [/stylis\/src\/Prefixer\.js$/, 'export const prefix = (value) => value;'],
  // React has it itself.
  [/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
];

export const withoutUnused: Plugin = {
  name: 'without-unused',
  apply: 'build',
  load: (id) => unused.find(([file]) => file.test(id.replaceAll('\\', '/')))?.[1],
};

/** Its package leads everybody to the build that warns developers; the other one stands beside it. */
export const withoutRouterWarnings: Plugin = {
  name: 'without-router-warnings',
  enforce: 'pre',
  apply: () => process.env.NODE_ENV === 'production',
  async resolveId(source, importer) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

/**
 * The router's one file says nowhere that making a component or a context changes nothing else: its forms, links and
 * server's parts, which nobody here uses, would all come along, and so would the names they show to React's tools.
 */
export const withoutRouterParts: Plugin = {
  name: 'without-router-parts',
  apply: () => process.env.NODE_ENV === 'production',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/(?<== )(?=\w+\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
        .replaceAll(/^\w+\.displayName = ".*";$/gm, ''),
  },
};

/** The screens with which a visit begins. */
const first = ['Start', 'Logon', 'Home', 'MarketDetail'];
const manifest = join(import.meta.dirname, '../src/app/routes.ts');
const screenImport = /import\('(\.\.\/screens\/(?:\w+\/)*(\w+))'\)/g;
const laterScreens = 'later-screens';

/**
 * Where the code of all other screens is, with the names of whatever is fetched along with each, comes in a chunk of
 * its own, which no first screen waits for: it takes 4 K.
 */
export const splitManifest: Plugin = {
  name: 'split-manifest',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (id === laterScreens ? `\0${laterScreens}` : null),
  load(id) {
    if (id !== `\0${laterScreens}`) return null;
    return [...readFileSync(manifest, 'utf8').matchAll(screenImport)]
      .filter(([, , name = '']) => !first.includes(name))
      .map(([, path = '', name]) => `export const ${name} = () => import('${join(manifest, '..', path)}');`)
      .join('\n');
  },
  transform: {
    filter: { id: /src[\\/]app[\\/]routes\.ts$/ },
    handler: (code) =>
      code.replaceAll(screenImport, (itself, _path, name) =>
        first.includes(name) ? itself : `import('${laterScreens}').then((later) => later.${name}())`,
      ),
  },
};

/** What is used by some screens only, though a library's index that everything imports names it as well. */
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

/** Every module that `roots` can't do without. */
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
 * One chunk of all that `roots` need, or of what every one of `each` needs. Dozens of small ones, as they would come by
 * themselves, take a fifth more bytes: each is compressed without knowing the others.
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

/** Of what the splash leads to, too: were it with the first tab, whoever signs in would fetch that first. */
const usedByMost = ['Button/Button', 'Link/Link', 'Page/Page', 'VisuallyHidden/VisuallyHidden'].map(
  (name) => `components/${name}.tsx`,
);

/**
 * The chunks of the member's build that are more than a screen's own: what asks the server first, what everybody begins
 * with, what the first tab and a stock share, that tab, and what tabs, choices and orders are made of.
 */
export const codeSplitting = {
  groups: [
    together('main', { roots: ['main.tsx'] }, 4),
    // Apart, as half of what there is to begin with: it does so in a task of its own.
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
    together('orders', { roots: ['domain/orderCost.ts', 'api/contract/trade.ts'] }, 0),
  ],
};

/** The page names what everybody begins with: it is fetched at once, not only when what asks for it has come. */
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
