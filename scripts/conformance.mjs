import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFlags, refuse } from './arguments.mjs';
import { importTypeScript, root } from './importTypeScript.mjs';

/** @import { Adapter } from '../conformance/adapter.ts' */

/*
 * npm run conformance -- --url http://localhost:8080 --account 9012345678 --password demo1234
 *   --adapter conformance/demoAdapter.mjs   what calls cannot do: the clock and the back office
 *   --only trade,/user/Account              areas or calls
 *   --json results.json                     writes the results, too
 * Checks whether a server holds the contract (docs/conformance.md). Exit code 1: it does not. 2: the input is wrong.
 */
const flags = readFlags({
  url: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  adapter: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'string' },
});
const url = required('url');
const [account, password] = [required('account'), required('password')];
if (!/^https?:/.test(url) || !URL.canParse(url))
  refuse(`--url ${url} is not an address such as http://localhost:8080.`);
const { origin } = new URL(url);

const adapter = await adapterOf(flags.adapter);
/** @type {typeof import('../conformance/conform.ts')} */
const { conform, readDocument } = await importTypeScript('conformance/conform.ts');
/** @type {typeof import('../conformance/print.ts')} */
const { linesOf } = await importTypeScript('conformance/print.ts');
/** @type {typeof import('../reference/generate.ts')} */
const { generateDocument } = await importTypeScript('reference/generate.ts');

try {
  const results = await conform({
    url: origin,
    account,
    password,
    loadDocument: async () => readDocument(await generateDocument(root)),
    adapter,
    only: flags.only?.split(','),
  });
  for (const line of linesOf(results)) console.log(line);
  if (flags.json) writeFileSync(resolve(flags.json), `${JSON.stringify(results, null, 2)}\n`);
  process.exitCode = results.broken.length > 0 ? 1 : 0;
} catch (cause) {
  if (!(cause instanceof Error) || cause.name !== 'BadInput') throw cause;
  refuse(cause.message);
}

/**
 * A flag without which the command ends.
 *
 * @param {'url' | 'account' | 'password'} name
 */
function required(name) {
  return flags[name] ?? refuse(`--${name} is missing.`);
}

/**
 * @param {string | undefined} file
 * @returns {Promise<Adapter>}
 */
async function adapterOf(file) {
  if (file === undefined) return {};
  const { createAdapter } = await import(pathToFileURL(resolve(file)).href).catch((cause) =>
    refuse(`--adapter ${file} cannot be loaded: ${cause.message.split('\n')[0]}`),
  );
  if (typeof createAdapter !== 'function') return refuse(`--adapter ${file} exports no createAdapter.`);
  return createAdapter(origin);
}
