import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments, refuse } from './arguments.mjs';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { isBelow, requireTitle, storyFiles, titleOf } from './storyFiles.mjs';

/*
 * npm run sheet -- 'Screens/market' [--locale tw] [--format png] [--catalogue storybook-static]
 * Writes all states of the screens below a title on one sheet in `.cache/sheet`: pictures, names and sentences, by kind
 * of state. Builds the catalogue, unless a built one is named.
 */
const { values: flags, positionals } = readArguments({
  locale: { type: 'string', default: 'jp' },
  format: { type: 'string', default: 'pdf' },
  catalogue: { type: 'string' },
});
const locale = chosen('locale', ['en', 'tw', 'jp']);
const format = chosen('format', ['pdf', 'png']);
const [title = refuse("The title is missing, such as 'Screens/market'."), ...others] = positionals;
if (others.length > 0) refuse(`There are ${positionals.length} titles: name one, in quotes.`);
if (flags.catalogue && !existsSync(join(flags.catalogue, 'index.json')))
  refuse(`${flags.catalogue} has no catalogue: run npm run build:storybook first.`);

/** Chromium takes no higher pictures, so a long sheet gets wider. In css px. */
const highest = 16_000;
/** Above this width Chromium ends while it takes the picture. In css px. */
const widest = 9_000;

const files = storyFiles().filter(
  (path) => isBelow(titleOf(path), 'Screens') && isBelow(titleOf(path), title),
);

ensureInstalled();
if (files.length === 0)
  await requireTitle(
    title,
    storyFiles()
      .map((path) => titleOf(path))
      .filter((each) => isBelow(each, 'Screens')),
  );
const chromePath = await ensureChromium();
// Imported after the packages are installed.
const { chromium } = await import('playwright');
const { buildCatalogue } = await import('./buildCatalogue.mjs');
const { importTypeScript } = await import('./importTypeScript.mjs');
const { serveFolder } = await import('./serve.mjs');

const catalogue = flags.catalogue ?? '.cache/catalogue';
if (!flags.catalogue) buildCatalogue(catalogue, { args: ['--test'] });
const name = `${title.replaceAll('/', '-')}-${locale}`;
const folder = join('.cache/sheet', name);
rmSync(folder, { recursive: true, force: true });

/** @type {typeof import('../tests/sheet/takeSheet.ts')} */
const { takeSheet } = await importTypeScript('tests/sheet/takeSheet.ts');
const server = await serveFolder(catalogue, { 'cache-control': 'max-age=3600' });
const browser = await chromium.launch(launchOptions(chromePath));
const { page, taken, failures, equal } = await takeSheet({
  browser,
  catalogue,
  url: server.url,
  folder,
  title,
  titles: [...new Set(files.map((path) => titleOf(path)))],
  locale,
});
server.close();
const sheet = `${folder}.${format}`;
await (format === 'pdf' ? print : photograph)(page, sheet);
await browser.close();
console.log(`${sheet}: ${taken} states.`);
for (const ids of equal) console.log(`Equal pictures: ${ids.join(', ')}`);
for (const failure of failures) console.error(`No picture of ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/**
 * The value of a flag. One that is not offered ends the command.
 *
 * @template {string} Value
 * @param {'locale' | 'format'} flag
 * @param {Value[]} values
 */
function chosen(flag, values) {
  const value = values.find((each) => each === flags[flag]);
  return value ?? refuse(`--${flag} ${flags[flag]} is not one of ${values.join(', ')}.`);
}

/**
 * @param {string} html
 * @param {number} width
 */
async function openSheet(html, width) {
  const tab = await browser.newPage({ viewport: { width, height: 900 } });
  await tab.goto(pathToFileURL(html).href);
  return tab;
}

/**
 * @param {string} html
 * @param {string} path
 */
async function print(html, path) {
  const tab = await openSheet(html, 1200);
  const margin = '8mm';
  await tab.pdf({
    path,
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
}

/**
 * @param {string} html
 * @param {string} path
 */
async function photograph(html, path) {
  let width = 1200;
  const tab = await openSheet(html, width);
  while ((await tab.evaluate(() => document.documentElement.scrollHeight)) > highest) {
    width *= 1.5;
    if (width > widest) refuse(`${title} has too many states for one picture: use --format pdf.`);
    await tab.setViewportSize({ width: Math.round(width), height: 900 });
  }
  await tab.screenshot({ path, fullPage: true });
}
