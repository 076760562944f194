import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/serve.mjs';
import { launch } from './browser';
import { fileOf, folder } from './builtLibrary';

/** A host with an order ticket. The address says what it has not set up. */
const host = `
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { emptyDraft } from 'itayose/domain/orderDraft';
import { common } from 'itayose/texts/en/common';
import { trade } from 'itayose/texts/en/trade';
import { ItayoseScope } from 'itayose/theme/ItayoseScope';
import { OrderTicket } from 'itayose/widgets/OrderTicket';

const without = location.search.slice(1);
if (without !== 'tokens') await import('itayose/tokens.css');
const instance = createInstance();
await instance.init({
  lng: 'en',
  resources: without === 'texts' ? {} : { en: { 'itayose-common': common, 'itayose-trade': trade } },
  interpolation: { escapeValue: false },
});
const props = {
  draft: emptyDraft('long', 5),
  dispatch: () => {},
  reasons: [],
  stock: { latestPrice: '1250', limitUp: '1520', limitDown: '920', tickSize: '1' },
  leverages: [1, 5, 10],
  lotSize: 1000,
  affordable: { quarter: 8, half: 17, max: 35 },
};
const app = [
  createElement(OrderTicket, { key: 'long', ...props }),
  createElement(OrderTicket, { key: 'short', ...props }),
];
const root = createRoot(document.getElementById('root'));
const scoped = without === 'scope' ? app : createElement(ItayoseScope, null, app);
root.render(without === 'i18next' ? scoped : createElement(I18nextProvider, { i18n: instance }, scoped));
`;

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Host</title><div id="root"></div><script type="module" src="./host.js"></script></html>`;

type Mode = 'development' | 'production';

const entry = 'virtual:host';
let browser: Browser;
const urls = new Map<Mode, string>();
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  for (const mode of ['development', 'production'] as const) urls.set(mode, await serveHost(mode));
  browser = await launch();
  closers.push(() => browser.close());
}, 600_000);
afterAll(async () => {
  for (const close of closers) await close();
}, 60_000);

/** Builds the host, whose bundler decides whether it is in development. */
async function serveHost(mode: Mode): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'itayose-bad-use-'));
  closers.push(() => rmSync(outDir, { recursive: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [
      {
        name: 'host',
        enforce: 'pre',
        resolveId(id) {
          if (id === entry) return id;
          if (id === 'itayose/tokens.css') return join(folder, 'tokens.css');
          return id.startsWith('itayose/') ? fileOf(id.slice('itayose/'.length)) : undefined;
        },
        load: (id) => (id === entry ? host : undefined),
      },
    ],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: entry, output: { entryFileNames: 'host.js' } },
    },
  });
  writeFileSync(join(outDir, 'index.html'), html);
  const { url, close } = await serveFolder(outDir);
  closers.push(close);
  return url;
}

/** Opens the host on a phone, and waits until its effects have run. */
async function open(mode: Mode, without: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${urls.get(mode)}/?${without}`);
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  return { page, errors };
}

/** The readable choices, each in two tickets. */
async function expectChoices(page: Page): Promise<void> {
  for (const name of ['Long', 'Short', 'Market', 'Limit'])
    expect(await page.getByRole('radio', { name, exact: true }).count(), name).toBe(2);
}

it('prints nothing in development if everything is there', async () => {
  const { page, errors } = await open('development', 'nothing');
  await expectChoices(page);
  expect(errors).toEqual([]);
});

it.each([
  // The ticket shows texts of two namespaces.
  [
    'texts',
    [/"trade" in the language "en"[\s\S]+'itayose\/texts\/en\/trade'/, /"common" in the language "en"/],
  ],
  ['i18next', [/widgets need texts[\s\S]+<ItayoseTexts language="en"/]],
  ['tokens', [/lacks the colours of tokens\.css\. [\s\S]+import 'itayose\/tokens\.css'/]],
  ['scope', [/outside of a scope[\s\S]+<ItayoseScope>/]],
])('says once in development how to add the %s', async (without, messages) => {
  const { page, errors } = await open('development', without);
  expect(errors).toEqual(messages.map((message) => expect.stringMatching(message)));

  await expectChoices(page);
});

it('shows black texts of a readable size without the colours', async () => {
  const { page } = await open('development', 'tokens');
  const style = await page
    .getByText('Short', { exact: true })
    .first()
    .evaluate((label) => {
      const { color, fontSize } = getComputedStyle(label);
      return { color, isLarge: Number.parseFloat(fontSize) >= 11 };
    });
  expect(style).toEqual({ color: 'rgb(0, 0, 0)', isLarge: true });
});

it.each(['texts', 'i18next', 'tokens', 'scope'])(
  'prints nothing in production without %s',
  async (without) => {
    const { errors } = await open('production', without);
    expect(errors).toEqual([]);
  },
);
