import { expect } from '../../browser.mjs';
import { look, lookAt, press } from '../../press.mjs';
import { tapQuickly } from '../../rapidInput.mjs';
import { attributeOf } from '../../read.mjs';
import { at, button, inDialog, positionLinks, readFirst } from '../../steps.mjs';
import { sentence, words } from '../../words.mjs';

/** @import { Page } from 'playwright' */
/** @import { JourneyStage } from '../journey.mjs' */

const { notices, reasons, trade } = words.jp;

/**
 * Buys one lot at the market's price, with eight quick taps.
 *
 * @param {JourneyStage} stage
 */
export async function buy({ check, page, phone, exchange }) {
  const review = button(page, trade.order.submitLong);
  const lots = page.getByRole('textbox', { name: trade.order.lots, exact: true });

  await check('the order form says why an order cannot be placed', async () => {
    await press(page.locator(`a[href="#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long"]`));
    await expect(review).toHaveAccessibleDescription(reasons.lotsMissing);
    await lots.fill('1.5');
    await expect(lots).toHaveAccessibleDescription(sentence(reasons.lotsNotWhole));
    await expect(review).toHaveAccessibleDescription(reasons.lotsNotWhole);
  });

  await check('required notices are read before trading, over the form', async () => {
    await lots.fill('1');
    await expect(review).toHaveAccessibleDescription(sentence(notices.first.reason));
    await readFirst(page);
    await expect(lots).toHaveValue('1');
    await expect(review).not.toHaveAttribute('aria-disabled', 'true');
  });

  await check('eight quick taps on "confirm" send one order, and open nothing else', async () => {
    // In full-width digits, as a Japanese keyboard types them.
    await lots.fill('１');
    await press(review);
    const confirm = inDialog(page, trade.confirm.submit);
    await lookAt(confirm);
    const release = await holdCall(page, '/trade/Open');
    // The response arrives between the taps.
    setTimeout(release, 250);
    await tapQuickly(confirm);
    await expect(page.getByText(sentence(trade.result.filledTitle))).toBeVisible();
    await look(page);
    await expect(page).toHaveURL(at(`/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`));
    expect(phone.callsOf('/trade/Open').length).toBe(1);
  });

  await check('the position is in progress, once', async () => {
    const href = await attributeOf(page.locator('a[href^="#/position/positionDetail?id="]'), 'href');
    const links = await positionLinks(page, 'inProgress');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', href);
    await press(links);
    await expect(page).toHaveURL(at(href.slice(1)));
  });
}

/**
 * Holds the next such call until the returned function is called.
 *
 * @param {Page} page
 * @param {string} path
 */
async function holdCall(page, path) {
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const free = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/vue${path}`, (route) => free.then(() => route.continue()), { times: 1 });
  return release;
}
