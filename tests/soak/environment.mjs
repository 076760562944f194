import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importTypeScript } from '../../scripts/importTypeScript.mjs';
import { openPhone } from '../smoke/browser.mjs';
import { startExchange } from '../smoke/server.mjs';
import { installDeviceFaults, setDeviceFault } from './device.mjs';
import { interceptCalls } from './network.mjs';

/** @import { Browser, BrowserContext, Page } from 'playwright' */
/** @import { RandomSource } from '../../mocks/exchange/simulation/random' */
/** @import { AnswerOf, Path } from '../smoke/calls' */

/** @type {typeof import('./soakWorld.ts')} */
const { soakWorld } = await importTypeScript('tests/soak/soakWorld.ts');
/** @type {typeof import('../../mocks/exchange/simulation/random.ts')} */
const { createRandom } = await importTypeScript('mocks/exchange/simulation/random.ts');

const day = 86_400_000;
const never = { below: () => 1 };

/** @typedef {Awaited<ReturnType<typeof openEnvironment>>} Environment */

/**
 * How an environment starts.
 *
 * @typedef {object} Options
 * @property {number} seed
 * @property {number} timeoutScale factor for time-outs
 * @property {boolean} [frozen] stops the exchange: no time passes, and repeated calls get cached responses
 * @property {boolean} [indebted] state of the member, see `soakWorld`
 * @property {boolean} [withdrawing] state of the member, see `soakWorld`
 */

/**
 * The phone of a rich member and a simulated exchange, both with injectable faults.
 *
 * @param {Browser} browser
 * @param {string} folder the production build
 * @param {Options} options
 */
export async function openEnvironment(browser, folder, { seed, timeoutScale, frozen = false, ...options }) {
  const chance = createRandom(seed);
  const world = soakWorld({ indebted: false, withdrawing: false, ...options });
  const movedMs = world.settledAt - Date.now();
  // The exchange's clock never runs backwards, so it stops while it is ahead of this machine's.
  world.clockOffset = frozen ? movedMs - day : movedMs;
  const exchange = await startExchange(folder, world);
  const session = await exchange.signIn();
  const phone = await openPhone(browser, { url: exchange.url, session: await exchange.signIn() });
  const { page } = phone;
  const context = page.context();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installDeviceFaults(context, { timeoutScale });
  const network = await interceptCalls(context, { chance: frozen ? never : createRandom(seed + 1), frozen });
  const code = await failChunks(context, folder, createRandom(seed + 2));
  /**
   * @template {Path} P
   * @param {P} path
   * @param {object} [payload]
   * @returns {Promise<AnswerOf<P>>}
   */
  const ask = (path, payload) => exchange.call(path, payload, session);
  return {
    chance,
    exchange,
    phone,
    page,
    context,
    network,
    ask,
    setChunksFailing: code,
    /** Offset of the device's clock in ms: that of the exchange. */
    device: { movedMs },
    before: Object.values(world.requests).map(({ id }) => id),
    devtools: await context.newCDPSession(page),
    /** Time of the exchange. */
    readClock: async () => timeOf(await exchange.call('/demo/Clock')),
    /**
     * Moves the exchange's clock, and the device's with it.
     *
     * @param {{ minutes: number } | { to: 'nextSession' }} by
     */
    async passTime(by) {
      this.device.movedMs = timeOf(await exchange.call('/demo/Advance', by)) - Date.now();
    },
    /** Opens the first page with the right clock. */
    async start() {
      await page.goto('/#/home/index');
      await setDeviceFault(page, this.device);
      await reloadPage(page);
    },
    async close() {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await phone.close();
      await exchange.stop();
    },
  };
}

/** @param {AnswerOf<'/demo/Clock' | '/demo/Advance'>} clock */
const timeOf = ({ now }) => new Date(now).getTime();

/**
 * Reloads the page and waits until something is rendered.
 *
 * @param {Page} page
 */
export async function reloadPage(page) {
  await page.reload();
  await page.locator('h1:visible').first().waitFor();
}

/**
 * Makes half of all chunks fail while switched on, except those of the start page.
 *
 * @param {BrowserContext} context
 * @param {string} folder
 * @param {RandomSource} chance
 */
async function failChunks(context, folder, chance) {
  const start = await readFile(join(folder, 'index.html'), 'utf8');
  let isFailing = false;
  await context.route('**/assets/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const fails = isFailing && !start.includes(name) && chance.below(2) === 0;
    return fails ? route.abort() : route.continue();
  });
  return (/** @type {boolean} */ next) => {
    isFailing = next;
  };
}
