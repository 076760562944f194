import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArguments } from './arguments.mjs';
import { importTypeScript, root } from './importTypeScript.mjs';

/*
 * npm run contract -- [openapi.json]
 * Writes the contract as an OpenAPI document, for the developers of the server.
 */
const [name = 'openapi.json'] = readArguments({}).positionals;
const file = resolve(name);

/** @type {typeof import('../reference/generate.ts')} */
const { generateDocument } = await importTypeScript('reference/generate.ts');
const document = await generateDocument(root);
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${Object.values(document.paths).filter((path) => 'post' in path).length} calls`);
