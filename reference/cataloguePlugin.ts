import type { Plugin } from 'vite';
import { generateDocument } from './generate';
import { isCommented } from './source/plugin';

const virtual = 'virtual:contract';
const resolved = `\0${virtual}`;
const fileName = 'openapi.json';

/** Brings the contract into the catalogue: as the module `virtual:contract`, and as the file `openapi.json` beside it. */
export function contractInCatalogue(root: string): Plugin {
  let made: Promise<string> | undefined;
  const asText = () => {
    made ??= generateDocument(root).then((document) => JSON.stringify(document, null, 2));
    return made;
  };
  return {
    name: 'itayose:contract',
    resolveId: (id) => (id === virtual ? resolved : undefined),
    load: {
      filter: { id: /virtual:contract$/ },
      handler: async () => `export const contract = ${await asText()};`,
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await asText() });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_, response) => {
        response.setHeader('content-type', 'application/json').end(await asText());
      });
    },
    /** What has changed is read again. */
    hotUpdate({ file, modules }) {
      const reference = this.environment.moduleGraph.getModuleById(resolved);
      if (!reference || !isCommented(root, file)) return undefined;
      made = undefined;
      return [...modules, reference];
    },
  };
}
