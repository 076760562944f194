import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

export const title = 'First load, KiB brotli, texts of one language included:';

const wanted = { Start: 145, Home: 178, MarketDetail: 244 };

/**
 * First load of each screen, by part.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  /** @type {typeof import('./table.ts')} */
  const { allFirstLoads, sizeTable } = await importTypeScript('bench/sizes/table.ts');
  const loads = await allFirstLoads();
  console.log(sizeTable(loads));
  const { stack } = await bench.floors();
  return Object.entries(wanted).map(([name, most]) => ({
    what: `Scripts of ${name}`,
    unit: 'KiB',
    ours: (loads.find(({ screen }) => screen === name)?.bytes ?? Number.NaN) / 1024,
    most,
    floor: stack.bytes / 1024,
  }));
}
