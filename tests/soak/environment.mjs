import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPhone } from '../smoke/browser.mjs';
import { startExchange } from '../smoke/server.mjs';
import { importSource } from '../smoke/sources.mjs';
import { installDeviceFaults, setDeviceFault } from './device.mjs';
import { interceptCalls } from './network.mjs';

const { soakWorld } = await importSource('tests/soak/soakWorld.ts');
const { createRandom } = await importSource('mocks/exchange/simulation/random.ts');

const day = 86_400_000;
const never = { below: () => 1 };

/**
 * The phone of a rich member and a simulated exchange, both with injectable faults.
 *
 * @param folder the member's build
 * @param options.timeoutScale factor for time-outs
 * @param options.frozen stops the exchange: no time passes, and repeated calls get cached responses
 * @param options state that the member starts with, see `soakWorld`
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
  const ask = (path, payload) => exchange.call(path, payload, session);
  return {
    ...{ chance, exchange, phone, page, context, network, ask },
    setChunksFailing: code,
    /** Offset of the device's clock in ms: that of the exchange. */
    device: { movedMs },
    before: Object.values(world.members)[0].requests.map(({ id }) => id),
    devtools: await context.newCDPSession(page),
    /**
     * Moves the exchange's clock, and the device's with it.
     *
     * @param by what `/demo/Advance` takes
     */
    async passTime(by) {
      const { now } = await exchange.call('/demo/Advance', by);
      this.device.movedMs = Date.parse(now) - Date.now();
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

/** Reloads the page and waits until something is rendered. */
export async function reloadPage(page) {
  await page.reload();
  await page.locator('h1:visible').first().waitFor();
}

/** Makes half of all chunks fail while switched on, except those of the start page. */
async function failChunks(context, folder, chance) {
  const start = await readFile(join(folder, 'index.html'), 'utf8');
  let isFailing = false;
  await context.route('**/assets/*.js', (route) => {
    const [name] = new URL(route.request().url()).pathname.split('/').slice(-1);
    const fails = isFailing && !start.includes(name) && chance.below(2) === 0;
    return fails ? route.abort() : route.continue();
  });
  return (next) => {
    isFailing = next;
  };
}
