import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { installExample } from './example';

let example: ReturnType<typeof installExample>;
let url: string;
let stop = () => {};

beforeAll(async () => {
  example = installExample('next');
  const port = await freePort();
  url = `http://localhost:${port}`;
  const { NODE_ENV: _, ...env } = process.env;
  const server = spawn(
    process.execPath,
    [join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '--port', String(port)],
    { cwd: example.target, env, stdio: 'ignore' },
  );
  stop = () => server.kill();
  await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 200 });
}, 600_000);
afterAll(async () => {
  stop();
  await example?.close();
}, 60_000);

/** A port that no other program listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

let page: Page;
let problems: readonly string[];
beforeEach(async () => {
  // Also what the browser says about the Content-Security-Policy.
  ({ page, problems } = await example.open(async () => ({ url, close: () => {} })));
  return () => page.context().close();
});

/** What is the host's own: attributes, root font size and text. */
const hostOf = (shown: Page) =>
  shown.evaluate(() => {
    const root = document.documentElement;
    const title = document.querySelector('.host-header h1');
    const { fontSize, fontFamily, marginTop } = getComputedStyle(title ?? root);
    return {
      attributes: Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value])),
      body: document.body.style.cssText,
      rem: getComputedStyle(root).fontSize,
      title: [title?.textContent, fontSize, fontFamily, marginTop],
    };
  });

const host = {
  attributes: { lang: 'en', 'data-product': 'harbour' },
  body: '',
  rem: '16px',
  title: ['Harbour Ledger', '32px', 'Georgia, serif', '21.44px'],
};

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('has no type errors, with the types of all libraries checked', () => {
  expect(example.types()).toBe('');
});

it('answers with a strict policy, in which every style has its nonce', async () => {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(policy).not.toContain('unsafe');
  const styles = html.match(/<style[^>]*>/g) ?? [];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(html).not.toMatch(/<[^>]* style="/);
});

it('shows components of a server component and its figures', async () => {
  await page.getByText('DEMO', { exact: false }).first().waitFor();
  expect(await page.getByRole('definition').allTextContents()).toEqual(['1,250,500.00', '+1.23%']);
  const price = page.getByText('1,250', { exact: true }).first();
  expect(await price.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(194, 19, 44)');
  expect(problems).toEqual([]);
});

it('takes an amount, and confirms it in a sheet', async () => {
  await page.getByRole('radio', { name: 'Short' }).click();
  expect(await page.getByRole('radio', { name: 'Short' }).isChecked()).toBe(true);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('5000');
  await button('Review').click();
  const sheet = page.getByRole('dialog', { name: 'Invest this amount? (DEMO)' });
  await sheet.getByText('5,000.00').waitFor();
  const ground = await sheet.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  await button('Confirm').click();
  await page.getByRole('status').getByText('5,000.00').waitFor();
  await sheet.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

it('shows and takes figures as German does, a language that the library lacks', async () => {
  await button('Deutsch').click();
  const amount = page.getByRole('textbox', { name: 'Betrag' });
  await amount.waitFor();
  expect(await page.getByRole('definition').allTextContents()).toEqual(['1.250.500,00', '+1,23%']);
  await page.getByText('1.250', { exact: true }).first().waitFor();
  await amount.pressSequentially('12345,5');
  expect(await amount.inputValue()).toBe('12.345,5');
  await button('Prüfen').click();
  await page.getByRole('dialog').getByText('12.345,50').waitFor();
  await button('Schließen').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await amount.fill('');
  await amount.pressSequentially('1.5');
  await button('Prüfen').click();
  // A point may be a decimal point, so it is never read as a separator of thousands.
  await page.getByRole('dialog').getByText('—').waitFor();
  expect(problems).toEqual([]);
});

it('changes nothing of the host, before and after a sheet was open', async () => {
  expect(await hostOf(page)).toEqual(host);
  await button('Review').click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await button('Close').click();
  await sheet.waitFor({ state: 'detached' });
  expect(await hostOf(page)).toEqual(host);
});

it('keeps theme and language in cookies, so that the first picture has both', async () => {
  await button('Dark').click();
  await page.locator('[data-theme="dark"]').waitFor();
  await button('日本語').click();
  await page.getByRole('radio', { name: '売建' }).waitFor();
  expect(problems).toEqual([]);

  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  await plain?.addCookies(await page.context().cookies());
  const first = await plain?.newPage();
  await first?.goto(url);
  const scope = first?.locator('[data-itayose-scope]');
  expect(await scope?.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(13, 15, 21)',
  );
  expect(await first?.getByRole('radio', { name: '売建' }).count()).toBe(1);
  await plain?.close();
});
