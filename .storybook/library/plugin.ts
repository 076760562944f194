import type { Plugin } from 'vite';
import { libraryFacts } from './facts.ts';

/** The module `virtual:library`: what documentation pages say about components and widgets. */
export const libraryInCatalogue = (): Plugin => ({
  name: 'itayose:library',
  resolveId: (id) => (id === 'virtual:library' ? '\0virtual:library' : undefined),
  load: {
    filter: { id: /virtual:library$/ },
    handler: async () => `export const library = ${JSON.stringify(await libraryFacts())};`,
  },
});
