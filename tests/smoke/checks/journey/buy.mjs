import { expect } from '../../browser.mjs';
import { look, lookAt, press } from '../../press.mjs';
import { tapQuickly } from '../../quickly.mjs';
import { at, button, inDialog, positionLinks, readFirst } from '../../steps.mjs';
import { sentence, words } from '../../words.mjs';

const { notices, reasons, trade } = words.jp;

/** Buys one lot at the market's price, with eight quick taps. */
export async function buy({ check, page, phone, exchange }) {
  const review = button(page, trade.order.submitLong);
  const lots = page.getByRole('textbox', { name: trade.order.lots, exact: true });

  await check('the order form says what keeps an order from being placed', async () => {
    await press(page.locator(`a[href="#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long"]`));
    await expect(review).toHaveAccessibleDescription(reasons.lotsMissing);
    await lots.fill('1.5');
    await expect(lots).toHaveAccessibleDescription(sentence(reasons.lotsNotWhole));
    await expect(review).toHaveAccessibleDescription(reasons.lotsNotWhole);
  });

  await check('what must be read before trading is read first, over the form', async () => {
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
    const letGo = await holdCall(page, '/trade/Open');
    // The answer comes in their midst.
    setTimeout(letGo, 250);
    await tapQuickly(confirm);
    await expect(page.getByText(sentence(trade.result.filledTitle))).toBeVisible();
    await look(page);
    await expect(page).toHaveURL(at(`/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`));
    expect(phone.callsOf('/trade/Open').length).toBe(1);
  });

  await check('the position is in progress, once', async () => {
    const href = await page.locator('a[href^="#/position/positionDetail?id="]').getAttribute('href');
    const links = await positionLinks(page, 'inProgress');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', href);
    await press(links);
    await expect(page).toHaveURL(at(href.slice(1)));
  });
}

/** Holds the next such call back until it is let go: what happens meanwhile happens while it is under way. */
async function holdCall(page, path) {
  let letGo;
  const free = new Promise((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/vue${path}`, (route) => free.then(() => route.continue()), { times: 1 });
  return letGo;
}
