import { join } from 'node:path';
import { root } from '../../scripts/importTypeScript.mjs';
import { oursAndBare } from '../frames.mjs';
import { servePage } from '../servePage.mjs';

/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Frames a second of an order book of 20 levels that changes 200 times a second, scrolled, with the CPU slowed 4 times.
 * The floor is a bare table with the same figures.
 */
export const title = 'The order book, 200 changes a second, CPU slowed 4 times:';

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const [browser, { url, close }] = [await bench.browser(), await servePage(join(root, 'bench/board'))];
  const of = await oursAndBare(browser, url, bench.runs);
  await close();
  return [
    { what: 'Order book, frames a second', ...of('fps'), leastTimes: 0.97 },
    { what: 'Order book, CPU for a second', unit: 'ms', ...of('cpu') },
  ];
}
