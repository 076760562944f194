import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../app.mjs';

/** What a screen is about, where its address has to say it; for all others the path will do. */
const queries = {
  '/market/marketDetail': 'symbol=1001.W',
  '/market/marketBuy': 'symbol=1001.W&side=long',
  '/market/stockHot/stockList': 'kind=volume',
};

/** The address of every screen, in the order of the manifest. */
export async function addresses() {
  const { module } = await runnerImport(join(root, 'tests/specifiedPaths.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module.specifiedPaths.map((path) => (queries[path] ? `${path}?${queries[path]}` : path));
}
