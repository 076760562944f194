import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readArguments } from './arguments.mjs';

/*
 * npm run contract -- [openapi.json]
 * Writes the contract as an OpenAPI document, for the developers of the server.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = 'openapi.json'] = readArguments({}).positionals;
const file = resolve(name);

const { module } = await runnerImport(join(root, 'reference/generate.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const document = await module.generateDocument(root);
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${Object.values(document.paths).filter(({ post }) => post).length} calls`);
