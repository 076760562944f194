import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../app.mjs';

/** Queries of screens that need one. */
const queries = {
  '/market/marketDetail': 'symbol=1001.W',
  '/market/marketBuy': 'symbol=1001.W&side=long',
  '/market/stockHot/stockList': 'kind=volume',
};

/** Screens of one record, and the screens with links to them. */
const linkedFrom = {
  '/home/DetailsPage': '/home/moreNews',
  '/market/subscribeDetail': '/market/subscribe',
  '/position/positionDetail': '/position/position',
};

/**
 * Addresses of all screens, in the order of the specification.
 *
 * @param linksOn opens a screen and resolves with the addresses of its links
 */
export async function findAddresses(linksOn) {
  const { module } = await runnerImport(join(root, 'tests/specifiedPaths.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const addresses = [];
  for (const path of module.specifiedPaths) {
    const from = linkedFrom[path];
    const links = from ? await linksOn(from) : [];
    const linked = links.find((address) => address.startsWith(`${path}?`));
    addresses.push(linked ?? (queries[path] ? `${path}?${queries[path]}` : path));
  }
  return addresses;
}
