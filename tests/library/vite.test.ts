import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installExample } from './example';

let example: ReturnType<typeof installExample>;

beforeAll(() => {
  example = installExample('vite');
}, 600_000);
afterAll(() => example.close(), 60_000);

it('has no type errors, with the types of all libraries checked', () => {
  expect(example.types()).toBe('');
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
  }

  it('shows widgets in the theme and the languages of the host', async () => {
    await page.getByText('No order reaches an exchange.', { exact: false }).waitFor();
    const japanese = button('日本語');
    const color = await japanese.evaluate((element) => getComputedStyle(element).color);
    expect(color).toBe('rgb(107, 47, 160)');
    await page.locator('canvas').first().waitFor();
    await page.getByRole('radio', { name: 'Short' }).click();
    expect(await page.getByRole('radio', { name: 'Short' }).isChecked()).toBe(true);

    await japanese.click();
    await page.getByRole('radio', { name: '売建' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    expect(problems).toEqual([]);
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
