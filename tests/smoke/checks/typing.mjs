import { expect } from '../browser.mjs';
import { press } from '../press.mjs';
import { button } from '../steps.mjs';
import { sentence, words } from '../words.mjs';

/** @import { Locator, Page } from 'playwright' */
/** @import { Part } from '../part.mjs' */

const { currencyExchange: currency, reasons, trade } = words.jp;

/**
 * Amounts, prices and lots, typed with a keyboard and with an input method of the browser itself.
 *
 * @type {Part}
 */
export const typing = {
  name: 'typing',
  async run({ check, checkEach, exchange, openPhone }) {
    const { page } = await openPhone({ session: await exchange.signIn() });
    const method = await inputMethodOf(page);
    /** @param {string} name */
    const named = (name) => page.getByRole('textbox', { name, exact: true });
    const openOrder = async () => {
      await page.goto(`/#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`);
      await press(page.getByRole('radio', { name: trade.priceType.limit, exact: true }));
    };
    /** @type {[name: string, open: () => Promise<unknown>, field: Locator][]} */
    const fields = [
      ['amount', () => page.goto('/#/user/exchange'), named(currency.form.give)],
      ['price', openOrder, named(trade.order.limitPrice)],
      ['lots', openOrder, named(trade.order.lots)],
    ];

    await checkEach(
      fields,
      ([name]) => `an input method composes in the middle of a figure: ${name}`,
      async ([, open, field]) => {
        await openAnew(page, open);
        await field.fill('1234');
        await expect(field).toHaveValue('1,234');
        await select(field, 1, 1);
        await method.compose('５', '５６');
        await expect(field).toHaveValue('156,234');
        await select(field, 4, 4);
        await method.compose('７');
        await expect(field).toHaveValue('1,567,234');
      },
    );

    await checkEach(
      fields,
      ([name]) => `a selection is replaced, then undone and redone: ${name}`,
      async ([, open, field]) => {
        await openAnew(page, open);
        await field.fill('1234');
        await select(field, 0, 5);
        await page.keyboard.type('56789');
        await expect(field).toHaveValue('56,789');
        await repeat(5, () => page.keyboard.press('Control+Z'));
        await expect(field).toHaveValue('1,234');
        await repeat(5, () => page.keyboard.press('Control+Shift+Z'));
        await expect(field).toHaveValue('56,789');
        await select(field, 1, 4);
        await method.compose('０');
        await expect(field).toHaveValue('5,089');
        await page.keyboard.press('Control+Z');
        await expect(field).toHaveValue('56,789');
      },
    );

    await check('the confirmation of an exchange states the composed amount', async () => {
      const give = named(currency.form.give);
      await openAnew(page, () => page.goto('/#/user/exchange'));
      await give.fill('1000');
      await select(give, 1, 1);
      await method.compose('２３');
      await expect(give).toHaveValue('123,000');
      await press(button(page, currency.form.review));
      await expect(page.getByRole('dialog').getByText('123,000.00').first()).toBeVisible();
    });

    await check('a comma that groups no thousands, and 万, are refused by name', async () => {
      const give = named(currency.form.give);
      await openAnew(page, () => page.goto('/#/user/exchange'));
      await give.fill('');
      await page.keyboard.type('12,5');
      await expect(give).toHaveValue('12,5');
      await expect(give).toHaveAccessibleDescription(sentence(reasons.commaNotGrouping));
      await select(give, 0, 4);
      await method.compose('１２', '１２万');
      await expect(give).toHaveValue('12万');
      await expect(give).toHaveAccessibleDescription(sentence(reasons.multiplierTyped));
    });
  },
};

/**
 * Opens a screen again. It may restore the draft of before.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} open
 */
async function openAnew(page, open) {
  await page.goto('about:blank');
  await open();
}

/**
 * @param {number} times
 * @param {() => Promise<unknown>} act
 */
const repeat = async (times, act) => {
  for (let count = 0; count < times; count += 1) await act();
};

/**
 * Places the caret, or selects a part.
 *
 * @param {Locator} field
 * @param {number} from
 * @param {number} to
 */
async function select(field, from, to) {
  await field.focus();
  await field.evaluate(
    (/** @type {HTMLInputElement} */ input, { from, to }) => input.setSelectionRange(from, to),
    { from, to },
  );
}

/**
 * The browser's input method: `compose` shows each text in turn and commits the last.
 *
 * @param {Page} page
 */
async function inputMethodOf(page) {
  const devtools = await page.context().newCDPSession(page);
  return {
    /** @param {string[]} texts */
    async compose(...texts) {
      for (const text of texts) {
        const [selectionStart, selectionEnd] = [text.length, text.length];
        await devtools.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
      }
      await devtools.send('Input.insertText', { text: texts.at(-1) ?? '' });
    },
  };
}
