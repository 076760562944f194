import { expect } from '../../browser.mjs';
import { press } from '../../press.mjs';
import { balances, button, inDialog, positionLinks } from '../../steps.mjs';
import { sentence, words } from '../../words.mjs';

/** @import { JourneyStage } from '../journey.mjs' */

const { position, reasons, trade } = words.jp;

/**
 * Places an order far below the market price, and cancels it.
 *
 * @param {JourneyStage} stage
 */
export async function limitOrder({ check, page, exchange }) {
  const { symbol } = exchange.cheapest;
  const before = await balances(page);

  await check('an order is refused below the lowest price of the day, and placed at it', async () => {
    const { limitDown } = await exchange.call('/stock/Detail', { symbol });
    const price = page.getByRole('textbox', { name: trade.order.limitPrice, exact: true });
    await page.goto(`/#/market/marketBuy?symbol=${symbol}&side=long`);
    await press(page.getByRole('radio', { name: trade.priceType.limit, exact: true }));
    await page.getByRole('textbox', { name: trade.order.lots, exact: true }).fill('1');
    await price.fill('1');
    await expect(price).toHaveAccessibleDescription(sentence(reasons.priceBelowLimit));
    await price.fill(String(limitDown));
    await press(button(page, trade.order.submitLong));
    await press(inDialog(page, trade.confirm.submit));
    await expect(page.getByText(trade.result.placedTitle, { exact: true })).toBeVisible();
  });

  await check('it is pending and freezes its cost', async () => {
    const { available, frozen } = await balances(page);
    expect(frozen).toBeGreaterThan(0n);
    expect(available + frozen).toBe(before.available);
    await expect(await positionLinks(page, 'placing')).toHaveCount(1);
  });

  await check('it is cancelled, and its cost is released', async () => {
    await press(await positionLinks(page, 'placing'));
    // The list has a button of the same name until its screen is hidden.
    await expect(page.locator('h1:visible')).toHaveText(trade.detail.title);
    await press(button(page, trade.detail.cancel));
    await press(inDialog(page, position.cancel.submit));
    await expect(page.getByText(trade.result.cancelledTitle, { exact: true })).toBeVisible();
    expect(await balances(page)).toEqual(before);
    await expect(await positionLinks(page, 'placing')).toHaveCount(0);
    await expect(await positionLinks(page, 'terminated')).toHaveCount(2);
  });
}
