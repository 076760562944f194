import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { OpenApiDocument } from './openApi/types.ts';
import { keepComments } from './source/plugin.ts';

/** Generates the OpenAPI document from the sources in a folder. */
export async function generateDocument(root: string): Promise<OpenApiDocument> {
  const { module } = await runnerImport<typeof import('./openApi/document')>(
    join(root, 'reference/openApi/document.ts'),
    { root, configFile: false, logLevel: 'error', plugins: [keepComments(root)] },
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return module.openApiDocument(version);
}
