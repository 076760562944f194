import { buildIndex } from 'storybook/internal/core-server';
import type { Plugin } from 'vite';

/** Serves the index of the catalogue, as Storybook's own server does: the map of all screens reads it. */
export function storyIndex(): Plugin {
  let index: ReturnType<typeof buildIndex> | undefined;
  return {
    name: 'story-index',
    configureServer({ middlewares }) {
      middlewares.use('/index.json', async (_request, response) => {
        index ??= buildIndex({ configDir: '.storybook' });
        response.setHeader('content-type', 'application/json').end(JSON.stringify(await index));
      });
    },
  };
}
