import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPhone } from '../smoke/browser.mjs';
import { startExchange } from '../smoke/server.mjs';
import { importSource } from '../smoke/sources.mjs';
import { goWrong, makeBreakable } from './device.mjs';
import { standBetween } from './network.mjs';

const { soakWorld } = await importSource('tests/soak/soakWorld.ts');
const { createChance } = await importSource('mocks/exchange/simulation/random.ts');

const day = 86_400_000;
const never = { below: () => 1 };

/**
 * A rich member's phone before an exchange, both of which can be made to go wrong.
 *
 * @param folder the member's build
 * @param options what the member begins with, what is left of each call's time-out, and whether the exchange
 * stands still: no time passes there, and no call without an answer reaches it
 */
export async function openStage(browser, folder, { seed, patience, stands = false, ...options }) {
  const chance = createChance(seed);
  const world = soakWorld({ indebted: false, withdrawing: false, ...options });
  const movedMs = world.settledAt - Date.now();
  // The exchange's time never runs backwards: behind this machine's it stands still.
  world.clockOffset = stands ? movedMs - day : movedMs;
  const exchange = await startExchange(folder, world);
  const session = await exchange.signIn();
  const phone = await openPhone(browser, { url: exchange.url, session: await exchange.signIn() });
  const { page } = phone;
  const context = page.context();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await makeBreakable(context, { patience });
  const network = await standBetween(context, { chance: stands ? never : createChance(seed + 1), stands });
  const code = await keepCode(context, folder, createChance(seed + 2));
  const ask = (path, payload) => exchange.call(path, payload, session);
  return {
    ...{ chance, exchange, phone, page, context, network, ask },
    refuseCode: code,
    /** How far the device's clock is moved, in ms: by as much as the exchange's. */
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
    /** The first page, its clock set right. */
    async begin() {
      await page.goto('/#/home/index');
      await goWrong(page, this.device);
      await startAnew(page);
    },
    async close() {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await phone.close();
      await exchange.stop();
    },
  };
}

/** Loads the page anew, and waits until something is drawn. */
export async function startAnew(page) {
  await page.reload();
  await page.locator('h1:visible').first().waitFor();
}

/** Lets every other chunk fail while it is told to, but for what the page begins with. */
async function keepCode(context, folder, chance) {
  const start = await readFile(join(folder, 'index.html'), 'utf8');
  let refused = false;
  await context.route('**/assets/*.js', (route) => {
    const [name] = new URL(route.request().url()).pathname.split('/').slice(-1);
    const fails = refused && !start.includes(name) && chance.below(2) === 0;
    return fails ? route.abort() : route.continue();
  });
  return (next) => {
    refused = next;
  };
}
