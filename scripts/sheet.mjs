import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments, refuse } from './arguments.mjs';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { isBelow, storyFiles, titleOf } from './storyFiles.mjs';

/*
 * npm run sheet -- 'Screens/market' [--locale tw] [--format png] [--catalogue storybook-static]
 * Writes all states of the screens below a title on one sheet in `.cache/sheet`: pictures, names and sentences, by kind
 * of state. Builds the stories, unless a built catalogue is named.
 */
const { values: flags, positionals } = readArguments({
  locale: { type: 'string', default: 'jp' },
  format: { type: 'string', default: 'pdf' },
  catalogue: { type: 'string' },
});
const choices = { locale: ['en', 'tw', 'jp'], format: ['pdf', 'png'] };
for (const [flag, values] of Object.entries(choices))
  if (!values.includes(flags[flag])) refuse(`--${flag} ${flags[flag]} is not one of ${values.join(', ')}.`);
const [title, ...others] = positionals;
if (!title) refuse("The title is missing, such as 'Screens/market'.");
if (others.length > 0) refuse(`There are ${positionals.length} titles: name one, in quotes.`);
if (flags.catalogue && !existsSync(join(flags.catalogue, 'index.json')))
  refuse(`${flags.catalogue} has no catalogue: run npm run build:storybook first.`);

/** Chromium takes no higher pictures, so a long sheet gets wider. In css px. */
const highest = 16_000;

const files = storyFiles().filter(
  (path) => isBelow(titleOf(path), 'Screens') && isBelow(titleOf(path), title),
);
if (files.length === 0) refuse(`No screens have the title ${title}.`);

ensureInstalled();
const chromePath = await ensureChromium();
// Imported after the packages are installed.
const { chromium } = await import('playwright');
const played = await import('./playStories.mjs');
const { serveFolder } = await import('./serve.mjs');

if (!flags.catalogue && (await played.buildPlayedCatalogue(files)).failed > 0) process.exit(1);
const catalogue = flags.catalogue ?? played.catalogue;
const name = `${title.replaceAll('/', '-')}-${flags.locale}`;
const folder = join('.cache/sheet', name);
rmSync(folder, { recursive: true, force: true });

const { takeSheet } = await played.importTypeScript('tests/sheet/takeSheet.ts');
const server = await serveFolder(catalogue);
const browser = await chromium.launch(launchOptions(chromePath));
const { page, taken, failures } = await takeSheet({
  ...{ browser, catalogue, url: server.url, folder, pages: availableParallelism() },
  ...{ title, titles: [...new Set(files.map((path) => titleOf(path)))], locale: flags.locale },
});
server.close();
const sheet = `${folder}.${flags.format}`;
await (flags.format === 'pdf' ? print : photograph)(page, sheet);
await browser.close();
console.log(`${sheet}: ${taken} states.`);
for (const failure of failures) console.error(`No picture of ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function openSheet(html, width) {
  const tab = await browser.newPage({ viewport: { width, height: 900 } });
  await tab.goto(pathToFileURL(html).href);
  return tab;
}

async function print(html, path) {
  const tab = await openSheet(html, 1200);
  const margin = '8mm';
  await tab.pdf({
    ...{ path, format: 'A4' },
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
}

async function photograph(html, path) {
  let width = 1200;
  const tab = await openSheet(html, width);
  while ((await tab.evaluate(() => document.documentElement.scrollHeight)) > highest) {
    width *= 1.5;
    await tab.setViewportSize({ width: Math.round(width), height: 900 });
  }
  await tab.screenshot({ path, fullPage: true });
}
