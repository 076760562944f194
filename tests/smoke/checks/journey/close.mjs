import { expect } from '../../browser.mjs';
import { press } from '../../press.mjs';
import { textOf } from '../../read.mjs';
import { balances, button, inDialog, keyFigure, positionLinks, senOf } from '../../steps.mjs';
import { sentence, words } from '../../words.mjs';

/** @import { JourneyStage } from '../journey.mjs' */

const { common, demo, reasons, trade } = words.jp;

/**
 * Checks that the position is locked, moves the demo's clock forward, and closes it.
 *
 * @param {JourneyStage} stage
 */
export async function close({ check, page }) {
  const closing = button(page, trade.detail.close);
  const address = page.url();

  await check('closing is blocked for 15 minutes, and says so', async () => {
    await expect(closing).toHaveAttribute('aria-disabled', 'true');
    await expect(closing).toHaveAccessibleDescription(sentence(reasons.locked));
  });

  await check("the demo's clock moves 15 minutes forward", async () => {
    await press(page.getByRole('button', { name: common.demo }));
    await press(button(page, demo.quarter));
    await press(inDialog(page, common.close));
    await expect(closing).not.toHaveAttribute('aria-disabled');
  });

  await check('the position is closed', async () => {
    await press(closing);
    await press(inDialog(page, trade.confirm.closeSubmit));
    await expect(page.getByText(sentence(trade.result.closedTitle))).toBeVisible();
    await expect(closing).toHaveCount(0);
  });

  await check('it is among the terminated, and no longer in progress', async () => {
    await expect(await positionLinks(page, 'terminated')).toHaveCount(1);
    await expect(await positionLinks(page, 'inProgress')).toHaveCount(0);
  });

  await check('the balance changes by the realised profit', async () => {
    await page.goto(address);
    const profit = senOf(await textOf(keyFigure(page, trade.detail.profitRealised)));
    const now = { available: 10_000_000_00n + profit, frozen: 0n, realised: profit };
    expect(await balances(page)).toEqual(now);
  });
}
