import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { readFlags, refuse } from './arguments.mjs';

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
for (const name of ['url', 'account', 'password'])
  if (flags[name] === undefined) refuse(`--${name} is missing.`);
if (!/^https?:/.test(flags.url) || !URL.canParse(flags.url))
  refuse(`--url ${flags.url} is not an address such as http://localhost:8080.`);
const { origin } = new URL(flags.url);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const load = async (file) => {
  const config = { root, configFile: false, logLevel: 'error' };
  return (await runnerImport(join(root, file), config)).module;
};
const adapter = await adapterOf(flags.adapter);
const { conform, readDocument } = await load('conformance/conform.ts');
const { linesOf } = await load('conformance/print.ts');
const { generateDocument } = await load('reference/generate.ts');

try {
  const results = await conform({
    url: origin,
    account: flags.account,
    password: flags.password,
    loadDocument: async () => readDocument(await generateDocument(root)),
    adapter,
    only: flags.only?.split(','),
  });
  for (const line of linesOf(results)) console.log(line);
  if (flags.json) writeFileSync(resolve(flags.json), `${JSON.stringify(results, null, 2)}\n`);
  process.exitCode = results.broken.length > 0 ? 1 : 0;
} catch (cause) {
  if (cause?.name !== 'BadInput') throw cause;
  refuse(cause.message);
}

async function adapterOf(file) {
  if (file === undefined) return {};
  const { createAdapter } = await import(pathToFileURL(resolve(file))).catch((cause) =>
    refuse(`--adapter ${file} cannot be loaded: ${cause.message.split('\n')[0]}`),
  );
  if (typeof createAdapter !== 'function') return refuse(`--adapter ${file} exports no createAdapter.`);
  return createAdapter(origin);
}
