import type { Plugin } from 'vite';
import { generateDocument } from './generate.ts';
import type { OpenApiDocument } from './openApi/types.ts';
import { isCommented } from './source/plugin.ts';

const virtual = 'virtual:contract';
const resolved = `\0${virtual}`;
const fileName = 'openapi.json';

/** Adds the contract to the catalogue, as the module `virtual:contract` and the file `openapi.json`. */
export function contractInCatalogue(root: string): Plugin {
  let made: Promise<OpenApiDocument> | undefined;
  const contract = () => {
    made ??= generateDocument(root);
    return made;
  };
  const asFile = async () => JSON.stringify(await contract(), null, 2);
  return {
    name: 'itayose:contract',
    /** Generates the document before the build, because on a busy machine it would exceed Vite's time limit during it. */
    async buildStart() {
      if (this.environment.mode === 'build') await contract();
    },
    resolveId: (id) => (id === virtual ? resolved : undefined),
    load: {
      filter: { id: /virtual:contract$/ },
      handler: async () => `export const contract = ${JSON.stringify(await contract())};`,
    },
    async generateBundle() {
      if (made) this.emitFile({ type: 'asset', fileName, source: await asFile() });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_, response) => {
        response.setHeader('content-type', 'application/json').end(await asFile());
      });
    },
    /** Regenerates the document after a change. */
    hotUpdate({ file, modules }) {
      const reference = this.environment.moduleGraph.getModuleById(resolved);
      if (!reference || !isCommented(root, file)) return undefined;
      made = undefined;
      return [...modules, reference];
    },
  };
}
