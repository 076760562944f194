import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/importTypeScript.mjs';
import { expect, openPhone } from './browser.mjs';
import { CheckFailed, checksOf, ignoreReported } from './report.mjs';
import { startExchange } from './server.mjs';

/** @import { Browser } from 'playwright' */
/** @import { Phone, Session } from './browser.mjs' */
/** @import { Checks } from './report.mjs' */
/** @import { Exchange } from './server.mjs' */

/**
 * What the checks of a part have.
 *
 * @typedef {object} Stage
 * @property {Checks['check']} check
 * @property {Checks['checkEach']} checkEach
 * @property {Exchange} exchange
 * @property {(options?: { session?: Session }) => Promise<Phone>} openPhone
 * @property {Browser} browser
 */

/**
 * Checks that run one after the other.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {(stage: Stage) => Promise<void>} run
 */

/**
 * Runs the checks of one part on its own exchange, then checks requests, console and policy of its phones.
 *
 * @param {Part} part
 * @param {{ browser: Browser, folder: string }} options
 */
export async function runPart({ name, run }, { browser, folder }) {
  const exchange = await startExchange(folder);
  /** @type {Phone[]} */
  const phones = [];
  /** @type {Stage['openPhone']} */
  const open = async (options) => {
    const phone = await openPhone(browser, { url: exchange.url, ...options });
    phones.push(phone);
    return phone;
  };
  const { check, checkEach } = checksOf(name, (failure) => keepPicture(failure, phones.at(-1)));
  try {
    await run({ check, checkEach, exchange, openPhone: open, browser });
    await checkPhones(check, phones, exchange);
  } catch (error) {
    // Errors between the checks count, too.
    if (!(error instanceof CheckFailed))
      await check('runs to its end', () => Promise.reject(error)).catch(ignoreReported);
  } finally {
    for (const phone of phones) await phone.close();
    await exchange.stop();
  }
}

/**
 * @param {Checks['check']} check
 * @param {Phone[]} phones
 * @param {Exchange} exchange
 */
async function checkPhones(check, phones, { url }) {
  const addresses = phones.flatMap(({ requests }) => requests.map((request) => request.url()));
  /** @param {string} address */
  const isOwn = (address) => address.startsWith(`${url}/`) || /^(data|blob|about):/.test(address);

  await check('no request leaves the origin, and none is for a worker', () => {
    expect(addresses.filter((address) => !isOwn(address))).toEqual([]);
    expect(addresses.filter((address) => /worker/i.test(address))).toEqual([]);
  });
  await check("nothing violates the page's policy", () => {
    expect(phones.flatMap(({ violations }) => violations)).toEqual([]);
  });
  await check('no token in an address, in the console, or in the markup of a page', async () => {
    const calls = phones.flatMap(({ callsOf }) => callsOf());
    const tokens = [...new Set(calls.flatMap((call) => call.headers().token || []))];
    const markup = (await Promise.all(phones.map((phone) => phone.markup()))).flat();
    const output = [...addresses, ...phones.flatMap(({ consoleLines }) => consoleLines), ...markup];
    expect(output.filter((text) => tokens.some((token) => text.includes(token)))).toEqual([]);
  });
  await check('no unexpected errors in the console', () => {
    expect(phones.flatMap(({ consoleErrors }) => consoleErrors)).toEqual([]);
  });
}

/**
 * Saves a screenshot when a check failed.
 *
 * @param {string} name
 * @param {Phone | undefined} phone
 */
async function keepPicture(name, phone) {
  if (!phone) return;
  const path = join(root, '.cache/smoke', `${name}.png`);
  await mkdir(join(root, '.cache/smoke'), { recursive: true });
  await phone.page.screenshot({ path }).then(
    () => console.log(`    at ${phone.page.url()}, see ${path}`),
    () => {},
  );
}
