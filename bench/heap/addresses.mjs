import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../app.mjs';

/** What a screen is about, where its address has to say it; for most the path will do. */
const queries = {
  '/market/marketDetail': 'symbol=1001.W',
  '/market/marketBuy': 'symbol=1001.W&side=long',
  '/market/stockHot/stockList': 'kind=volume',
};

/** Screens about one of many things, and where links lead to them. */
const linkedFrom = {
  '/home/DetailsPage': '/home/moreNews',
  '/market/subscribeDetail': '/market/subscribe',
  '/position/positionDetail': '/position/position',
};

/**
 * The address of every screen, in the order of the specification.
 *
 * @param linksOn opens the screen of a path and resolves with the addresses that its links lead to
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
