import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/**
 * Queries of screens that need one.
 *
 * @type {Record<string, string>}
 */
const queries = {
  '/market/marketDetail': 'symbol=1001.W',
  '/market/marketBuy': 'symbol=1001.W&side=long',
  '/market/stockHot/stockList': 'kind=volume',
};

/**
 * Screens of one record, and the screens with links to them.
 *
 * @type {Record<string, string>}
 */
const linkedFrom = {
  '/home/DetailsPage': '/home/moreNews',
  '/market/subscribeDetail': '/market/subscribe',
  '/position/positionDetail': '/position/position',
};

/**
 * Addresses of all screens, in the order of the specification.
 *
 * @param {(path: string) => Promise<string[]>} linksOn opens a screen and resolves with the addresses of its links
 */
export async function findAddresses(linksOn) {
  /** @type {typeof import('../../tests/specifiedPaths.ts')} */
  const { specifiedPaths } = await importTypeScript('tests/specifiedPaths.ts');
  /** @type {string[]} */
  const addresses = [];
  for (const path of specifiedPaths) {
    const from = linkedFrom[path];
    const links = from ? await linksOn(from) : [];
    const linked = links.find((address) => address.startsWith(`${path}?`));
    addresses.push(linked ?? (queries[path] ? `${path}?${queries[path]}` : path));
  }
  return addresses;
}
