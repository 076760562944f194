import { expect, failedLoad } from '../browser.mjs';
import { press } from '../press.mjs';
import { at, button, inDialog, readFirst, sheetEntered } from '../steps.mjs';
import { sentence, words } from '../words.mjs';

/** @import { Page } from 'playwright' */
/** @import { Part } from '../part.mjs' */

const { requests, trade } = words.jp;

/**
 * Matches a text about an order, with any time in it.
 *
 * @param {string} text
 */
const about = (text) => sentence(text.replace('{{what}}', requests.what.order));

const waiting = about(requests.waiting.title);
const carriedOut = about(requests.carriedOut.title);
const notCarriedOut = about(requests.notCarriedOut.title);
const told = about(requests.told.carriedOut);

/**
 * A member leaves while an order is being sent, or its answer is lost (decision 43): it is carried out once, no second one
 * is offered before its result is known, and the member is told.
 *
 * @type {Part}
 */
export const sentRequests = {
  name: 'sentRequests',
  async run({ check, exchange, openPhone }) {
    const phone = await openPhone({ session: await exchange.signIn() });
    const { page } = phone;
    const form = `/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`;
    /** @param {Page} tab */
    const lots = (tab) => tab.getByRole('textbox', { name: trade.order.lots, exact: true });
    let held = 0;
    let sent = 0;

    /**
     * The exchange carries the order out; its answer arrives after some time, or never.
     *
     * @param {number} [ms]
     */
    async function delayAnswer(ms) {
      await page.unroute('**/api/vue/trade/Open');
      await page.route('**/api/vue/trade/Open', async (route) => {
        const response = await route.fetch();
        if (ms === undefined) return;
        await new Promise((resolve) => setTimeout(resolve, ms));
        // The page may have been reloaded.
        await route.fulfill({ response }).catch(() => {});
      });
    }

    async function sendOrder() {
      await page.goto('/#/home/index');
      await page.goto(`/#/market/marketDetail?symbol=${exchange.cheapest.symbol}`);
      await page.goto(`/#${form}`);
      await lots(page).fill('1');
      if (sent === 0) await readFirst(page);
      await press(button(page, trade.order.submitLong));
      await sheetEntered(page);
      const request = page.waitForRequest('**/api/vue/trade/Open');
      await press(inDialog(page, trade.confirm.submit));
      await request;
      held += 1;
      sent += 1;
    }

    /** The exchange has carried out every order but void ones, once, and no second one was sent. */
    async function expectHeld() {
      const { items } = await exchange.call(
        '/trade/Positions',
        { source: 'competition', group: 'inProgress' },
        await exchange.signIn(),
      );
      expect(items.filter(({ symbol }) => symbol === exchange.cheapest.symbol).length).toBe(held);
      expect(phone.callsOf('/trade/Open').length).toBe(sent);
    }

    await check('back twice and return while the answer is late: the form waits, then shows it', async () => {
      await delayAnswer(4_000);
      await sendOrder();
      await page.goBack();
      await page.goBack();
      await expect(page).not.toHaveURL(at(form));
      await page.goto(`/#${form}`);
      await expect(page.getByText(waiting)).toBeVisible();
      await expect(lots(page)).toHaveCount(0);
      await expect(page.getByText(carriedOut)).toBeVisible();
      await expectHeld();
    });

    await check('on another screen the result is told, and the form is offered again', async () => {
      await delayAnswer(4_000);
      await sendOrder();
      await page.goto('/#/home/index');
      await expect(page.getByText(told)).toBeVisible();
      await page.goto(`/#${form}`);
      await expect(lots(page)).toBeVisible();
      await expectHeld();
    });

    await check('a second tab waits too, and shows the result', async () => {
      await delayAnswer(4_000);
      await sendOrder();
      const other = await page.context().newPage();
      await other.goto(`/#${form}`);
      await expect(other.getByText(waiting)).toBeVisible();
      await expect(lots(other)).toHaveCount(0);
      await expect(other.getByText(carriedOut)).toBeVisible();
      await other.close();
      await expectHeld();
    });

    await check('after a reload the result is found out, and the record is one tap away', async () => {
      await delayAnswer(4_000);
      await sendOrder();
      await page.reload();
      await expect(page.getByText(waiting)).toBeVisible();
      await expect(lots(page)).toHaveCount(0);
      await expect(page.getByText(carriedOut)).toBeVisible();
      await press(page.getByRole('link', { name: requests.carriedOut.follow, exact: true }));
      await expect(page).toHaveURL(/positionDetail\?id=P\d+$/);
      await expectHeld();
    });

    await check('an order that never arrived is void, and the form is offered again', async () => {
      await page.unroute('**/api/vue/trade/Open');
      let late;
      await page.route('**/api/vue/trade/Open', (route) => {
        late = route.request().postDataJSON();
        return route.abort();
      });
      await sendOrder();
      held -= 1;
      await press(button(page, requests.check));
      await expect(page.getByText(notCarriedOut)).toBeVisible();
      await expect(lots(page)).toBeVisible();
      // It arrives after all.
      expect(await exchange.call('/trade/Open', late, await exchange.signIn())).toBe(null);
      await expectHeld();
      phone.ignoreErrors(failedLoad);
    });
  },
};
