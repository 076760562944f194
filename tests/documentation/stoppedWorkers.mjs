/** @import { Browser } from 'playwright' */

/** A story whose links lead to other screens. */
const story = 'screens-user-usercenter--default';

/**
 * Checks that a story still gets answers after the browser has stopped idle workers.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns a sentence if it gets none
 */
export async function faultsOfStoppedWorkers(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`);
  await page.locator('a[href="#/user/setting"]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ type: 'all' });
    return (await fetch('./api/vue/common/config', { method: 'POST', body })).status;
  });
  await page.close();
  return status === 200 ? [] : [`Stopped workers: a call gets HTTP ${status}`];
}
