import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Our calls go out by XMLHttpRequest, as everywhere in browsers: axios' other way is left out, 4 K that nobody runs. */
export const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === './fetch.js' && importer?.includes('axios/lib/adapters'))
      return this.resolve('../helpers/null.js', importer, { skipSelf: true });
    return undefined;
  },
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

/** What is used by some screens only, though a library's index that everything imports names it as well. */
const apart = /html-parse-stringify|react-i18next[\\/]dist[\\/]es[\\/](?:Icu)?Trans/;

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
 * One chunk of all that `roots` need. Dozens of small ones, as they would come by themselves, take a fifth more bytes:
 * each is compressed without knowing the others.
 */
function together(name: string, roots: readonly string[], priority: number) {
  let needed: Set<string> | undefined;
  return {
    name: (id: string, context: Rolldown.ChunkingContext) => {
      needed ??= neededBy(roots, context);
      return needed.has(id) ? name : null;
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
 * with, and the first tab.
 */
export const codeSplitting = {
  groups: [
    together('main', ['main.tsx'], 3),
    together('start', ['start.tsx', 'screens/login/Start.tsx', ...usedByMost], 2),
    together('home', ['screens/home/Home.tsx'], 1),
  ],
};

/** The page names what everybody begins with: it is fetched at once, not only when what asks for it has come. */
export const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const start = Object.values(bundle).find(
        ({ type, fileName }) => type === 'chunk' && /\/start-/.test(fileName),
      );
      if (!start) return [];
      const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${start.fileName}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};
