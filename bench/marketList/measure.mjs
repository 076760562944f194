import { join } from 'node:path';
import { root } from '../../scripts/importTypeScript.mjs';
import { median } from '../app.mjs';
import { framesWhileScrolled } from '../frames.mjs';
import { servePage } from '../servePage.mjs';

/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Scrolls a list of thousands of live rows 10,000 px in 5 s while 200 quotes a second change. CPU time per second comes
 * from the main thread's clock, so it is valid on a busy machine. The floor is a bare list of recycled rows. The list of
 * virtua, an alternative to ours, is measured as well.
 */
export const title = 'The market list, 200 quotes a second, scrolled 10,000 px in 5 s:';

const scrolling = { px: 10_000, ms: 5_000, changes: 20, every: 100 };
/** @import { Figures } from '../frames.mjs' */
/** @typedef {(typeof tries)[number]} Try */

/** Lists, rows and CPU throttling of the measurements. */
const tries = [
  { list: 'bare', rows: 4_000, slowed: 1 },
  { list: 'windowed', rows: 4_000, slowed: 1 },
  { list: 'windowed', rows: 40_000, slowed: 1 },
  { list: 'virtua', rows: 4_000, slowed: 1 },
  { list: 'bare', rows: 4_000, slowed: 4 },
  { list: 'windowed', rows: 4_000, slowed: 4 },
  { list: 'bare', rows: 4_000, slowed: 12 },
  { list: 'windowed', rows: 4_000, slowed: 12 },
];
/** @param {Try} one */
const nameOf = ({ list, rows, slowed }) => `${list} ${rows} ${slowed}`;

/**
 * Frames, long tasks and CPU time of our list, compared with the bare one.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const [browser, { url, close }] = [await bench.browser(), await servePage(join(root, 'bench/marketList'))];
  /** @type {{ name: string, figures: Figures }[]} */
  const taken = [];
  for (let round = 0; round < bench.runs; round++)
    for (const one of tries) {
      const address = `${url}?list=${one.list}&rows=${one.rows}`;
      const figures = await framesWhileScrolled(browser, address, { ...scrolling, slowed: one.slowed });
      taken.push({ name: nameOf(one), figures });
    }
  await close();
  /**
   * @param {string} name
   * @param {keyof Figures} key
   */
  const of = (name, key) =>
    median(taken.filter((one) => one.name === name).map(({ figures }) => figures[key]));
  /**
   * @param {string} what
   * @param {number} slowed
   * @param {keyof Figures} key
   * @param {Partial<Result>} wanted
   * @returns {Result}
   */
  const ours = (what, slowed, key, wanted) => ({
    what: `4,000 rows at ${slowed}×, ${what}`,
    ours: of(`windowed 4000 ${slowed}`, key),
    floor: of(`bare 4000 ${slowed}`, key),
    ...wanted,
  });
  return [
    ours('frames a second', 4, 'fps', { leastTimes: 0.97 }),
    ours('95 % of the frames', 4, 'p95', { unit: 'ms', mostTimes: 1.05 }),
    ours('tasks > 50 ms', 4, 'long', { most: 0 }),
    ours('frames a second', 12, 'fps', { leastTimes: 0.8 }),
    ours('CPU for a second', 1, 'cpu', { unit: 'ms', mostTimes: 1.1 }),
    {
      what: "4,000 rows in virtua's list, CPU for a second",
      unit: 'ms',
      ours: of('virtua 4000 1', 'cpu'),
      floor: of('bare 4000 1', 'cpu'),
    },
    {
      what: '40,000 rows beside 4,000, CPU for a second',
      unit: 'ms',
      ours: of('windowed 40000 1', 'cpu'),
      floor: of('windowed 4000 1', 'cpu'),
      mostTimes: 1.1,
    },
  ];
}
