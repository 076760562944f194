import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installExample } from './example';

let example: ReturnType<typeof installExample>;

beforeAll(() => {
  example = installExample('vite');
}, 600_000);
afterAll(() => example.close(), 60_000);

it('has no type errors, nor do the guides and the examples of widgets, with the types of all libraries checked', () => {
  expect(readdirSync(join(example.target, 'src', 'widgetExamples')).length).toBeGreaterThan(80);
  expect(example.types()).toBe('');
});

it('passes its own tests, which open a sheet', () => {
  expect(example.test()).toBe('');
});

describe('with its own server', () => {
  let server: { url: string; close: () => void };
  let page: Page;
  let problems: readonly string[];

  beforeEach(async () => {
    const { startServer } = await import(/* @vite-ignore */ join(example.target, 'server.mjs'));
    ({ page, problems } = await example.open(async () => {
      server = await startServer();
      return server;
    }));
  }, 120_000);
  afterEach(() => page.close());

  const account = async () => (await fetch(`${server.url}/api/account`)).json();
  const button = (name: string) => page.getByRole('button', { name });

  /** Opens the confirmation. */
  async function review(lots: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Lots' }).fill(lots);
    await button('Review the order').click();
    await page.getByRole('dialog', { name: 'Confirm the order (DEMO)' }).waitFor();
    // A confirmation ignores presses for its first moments, so that a double tap sends nothing.
    await page.waitForTimeout(400);
  }

  it('shows widgets in the theme and the languages of the host', async () => {
    await page.getByText('No order reaches an exchange.', { exact: false }).waitFor();
    await page.locator('canvas').first().waitFor();
    // In the accent of the host.
    const shortcut = page.getByRole('button', { name: /Max/ });
    expect(await shortcut.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(107, 47, 160)');
    await page.getByRole('radio', { name: 'Short' }).click();
    expect(await page.getByRole('radio', { name: 'Short' }).isChecked()).toBe(true);

    await button('日本語').click();
    await page.getByRole('radio', { name: '売建' }).waitFor();
    // A language that the library lacks, with the host's translations.
    await button('Deutsch').click();
    await button('Order prüfen').waitFor();
    expect(await page.getByRole('radio').count()).toBeGreaterThan(0);
    expect(await page.locator('main').textContent()).not.toMatch(/\p{Script=Han}|\bPrice type\b/u);
    expect(problems).toEqual([]);
  });

  it('leaves the page of the host as it was', async () => {
    await page.getByRole('radio', { name: 'Short' }).waitFor();
    const styleOf = (name: string) =>
      button(name).evaluate((element) => {
        const { textTransform, borderTopWidth, paddingTop, fontFamily } = getComputedStyle(element);
        return { textTransform, borderTopWidth, paddingTop, fontFamily };
      });
    const root = await page.locator('html').evaluate((html) => ({
      fontSize: getComputedStyle(html).fontSize,
      attributes: html.getAttributeNames(),
      heading: getComputedStyle(document.querySelector('h1') ?? html).fontSize,
      margin: getComputedStyle(document.querySelector('h1') ?? html).marginTop,
    }));
    // The size of an h1 in a browser's own style is 0.67 em above and below.
    expect(root).toEqual({ fontSize: '16px', attributes: ['lang'], heading: '24px', margin: '16.08px' });
    const own = { textTransform: 'uppercase', borderTopWidth: '2px', paddingTop: '8px' };
    expect(await styleOf('Close')).toMatchObject(own);
    const review = await styleOf('Review the order');
    expect(review.textTransform).toBe('none');
    expect(review.fontFamily).not.toContain('Georgia');
    await button('Deutsch').click();
    await button('Schließen').waitFor();
  });

  it('opens a sheet inside of the scope, and another theme beside it stays', async () => {
    await review('2');
    const sheet = page.getByRole('dialog');
    expect(await sheet.evaluate((element) => element.closest('.brand') !== null)).toBe(true);
    const width = (await sheet.boundingBox())?.width;
    expect(width).toBe(375);
  });

  it('closes a sheet on back, and leaves the page by the next one', async () => {
    const address = page.url();
    await page.goto(`${address}#elsewhere`);
    await page.goto(`${address}#here`);
    await review('2');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${address}#here`);

    // Opened again and closed by its button: back leaves the page at once.
    await review('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(`${address}#elsewhere`);
  });

  it('follows a link of the page after a sheet was closed, and comes back', async () => {
    const address = page.url();
    await review('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => window.location.assign('#elsewhere'));
    await page.waitForTimeout(200);
    expect(page.url()).toBe(`${address}#elsewhere`);
    await page.goBack();
    await page.waitForURL(address);
    await review('2');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
  });

  it('places an order after its costs and worst case were confirmed', async () => {
    await review('2');
    const sheet = page.getByRole('dialog');
    // A fifth of 2,500,000, and 0.1 % of it.
    await sheet.getByText('502,500.00').first().waitFor();
    await sheet.getByText('2,502,500', { exact: false }).first().waitFor();
    expect((await account()).holdings).toEqual([]);

    await button('Place the order').click();
    await page.getByText('Filled: 2,000 shares at 1,250.').waitFor();
    await page.getByRole('link', { name: /Paper Lantern/ }).waitFor();
    const { cash, holdings } = await account();
    expect(cash).toBe(8_497_500);
    expect(holdings).toMatchObject([{ side: 'buy', state: 'filled', lots: 2, price: 1250 }]);

    // A language by its BCP 47 tag: names of stocks, too.
    await button('日本語').click();
    await page.getByRole('link', { name: /紙灯籠/ }).waitFor();
    expect(problems).toEqual([]);
  });

  it('blocks an order that the rules of the library refuse', async () => {
    await page.getByRole('textbox', { name: 'Lots' }).fill('1.5');
    await button('Review the order').click({ force: true });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await button('Review the order').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows why the server refused an order', async () => {
    await review('21');
    await button('Place the order').click();
    await page.getByText('It is larger than our risk desk allows.').waitFor();
    expect((await account()).holdings).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('places an order once when the answer was lost and it is sent again', async () => {
    await page.route('**/api/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await review('1');
    await button('Place the order').click();
    await page.getByText('the order is placed only once', { exact: false }).waitFor();
    await page.unroute('**/api/orders');
    await button('Place the order').click();
    await page.getByText('Filled: 1,000 shares at 1,250.').waitFor();
    expect((await account()).holdings).toHaveLength(1);
  });

  it('shows that it loads, that it failed, and recovers', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/*', async (route) => {
      await held;
      await route.abort();
    });
    await page.reload();
    await page.getByText('Loading').first().waitFor({ state: 'attached' });
    answer();
    await page.getByText('The server did not answer.').first().waitFor();
    await page.unroute('**/api/*');
    await button('Try again').first().click();
    await page.locator('canvas').first().waitFor();
  });

  it('keeps what it shows when the server goes away', async () => {
    await page.getByRole('radio', { name: 'Short' }).waitFor();
    server.close();
    await page.getByText('The figures may be out of date.', { exact: false }).first().waitFor();
    expect(await page.getByRole('radio', { name: 'Short' }).count()).toBe(1);
  });
});
