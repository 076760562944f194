import { expect, failedLoad } from '../browser.mjs';
import { press } from '../press.mjs';
import { at, button, inDialog, positionLinks, readFirst } from '../steps.mjs';
import { sentence, words } from '../words.mjs';

/** @import { Part } from '../part.mjs' */

const { trade } = words.jp;

/**
 * Calls that move money whose response never comes: sent once, and reported as unknown (decision 5).
 *
 * @type {Part}
 */
export const lostAnswers = {
  name: 'lostAnswers',
  async run({ check, exchange, openPhone }) {
    const phone = await openPhone({ session: await exchange.signIn() });
    const { page } = phone;
    const unknown = page.getByRole('status').getByText(trade.unknown.title, { exact: true });

    const { failure, wait } = words.jp.common;

    await check(
      'an order that the server does not take (HTTP 429) was not carried out; it can be sent later',
      async () => {
        const headers = { 'retry-after': '3' };
        await page.route('**/api/vue/trade/Open', (route) => route.fulfill({ status: 429, headers }), {
          times: 1,
        });
        await page.goto(`/#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`);
        await page.getByRole('textbox', { name: trade.order.lots, exact: true }).fill('1');
        await readFirst(page);
        const review = button(page, trade.order.submitLong);
        await press(review);
        await press(inDialog(page, trade.confirm.submit));
        const note = page.getByRole('alert').filter({ hasText: failure.tooManyRequests });
        await expect(note).toContainText(failure.notCarriedOut);
        await expect(review).toHaveAccessibleDescription(sentence(wait.seconds));
        await expect(review).not.toHaveAttribute('aria-disabled');
        await expect(unknown).toHaveCount(0);
        expect(phone.callsOf('/trade/Open').length).toBe(1);
        phone.ignoreErrors(failedLoad);
      },
    );

    await check('an order that is too large for the server (HTTP 413) was not carried out', async () => {
      await page.route('**/api/vue/trade/Open', (route) => route.fulfill({ status: 413 }), { times: 1 });
      await press(button(page, trade.order.submitLong));
      await press(inDialog(page, trade.confirm.submit));
      const note = page.getByRole('alert').filter({ hasText: failure.tooLarge });
      await expect(note).toContainText(failure.notCarriedOut);
      await expect(unknown).toHaveCount(0);
      await expect(await positionLinks(page, 'inProgress')).toHaveCount(0);
      phone.ignoreErrors(failedLoad);
    });

    await check('an order without a response in 10 s is reported as unknown; the form is gone', async () => {
      // The call reaches the exchange, but the response is dropped.
      await page.route('**/api/vue/trade/Open', (route) => route.fetch().then(() => {}));
      await page.goto(`/#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`);
      await page.getByRole('textbox', { name: trade.order.lots, exact: true }).fill('1');
      await press(button(page, trade.order.submitLong));
      await press(inDialog(page, trade.confirm.submit));
      await expect(unknown).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });

    await check('it is found where the member is sent to look, and was sent once', async () => {
      await press(page.getByRole('link', { name: trade.unknown.check, exact: true }));
      await expect(page).toHaveURL(at('/position/position'));
      await expect(await positionLinks(page, 'inProgress')).toHaveCount(1);
      expect(phone.callsOf('/trade/Open').length).toBe(3);
    });

    await check(
      'a connection lost while closing is reported as unknown; nothing more can be sent',
      async () => {
        await exchange.call('/demo/Advance', { minutes: 15 });
        await page.route('**/api/vue/trade/Close', (route) => route.abort());
        await press(await positionLinks(page, 'inProgress'));
        await press(button(page, trade.detail.close));
        await press(inDialog(page, trade.confirm.closeSubmit));
        await expect(unknown).toBeVisible();
        await expect(button(page, trade.detail.close)).toHaveAccessibleDescription(trade.unknown.title);
        expect(phone.callsOf('/trade/Close').length).toBe(1);
        phone.ignoreErrors(failedLoad);
      },
    );
  },
};
