import { join } from 'node:path';
import { root } from '../../scripts/importTypeScript.mjs';
import { oursAndBare } from '../frames.mjs';
import { servePage } from '../servePage.mjs';

/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Frames a second of a page with each plot, of which 200 change in a second, scrolled, with the CPU slowed 4 times. The floor
 * draws the same shapes without React, styles or texts.
 */
export const title = 'The plots, 200 changes a second, CPU slowed 4 times:';

/**
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const [browser, { url, close }] = [await bench.browser(), await servePage(join(root, 'bench/plots'))];
  const of = await oursAndBare(browser, url, bench.runs);
  await close();
  return [
    { what: 'Plots, frames a second', ...of('fps'), leastTimes: 0.97 },
    { what: 'Plots, CPU for a second', unit: 'ms', ...of('cpu') },
  ];
}
