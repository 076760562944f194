import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/**
 * Launch options of every Chromium here. The sandbox does not work for root.
 *
 * @param {string | undefined} executablePath
 */
export function launchOptions(executablePath) {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return { executablePath, args: isRoot ? ['--no-sandbox', ...args] : args };
}

/** The headless shell comes first: it renders the same and is faster than a complete browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function defaultPaths() {
  const { PATH = '', ProgramFiles = '', LOCALAPPDATA = '' } = process.env;
  if (process.platform === 'win32') {
    return [ProgramFiles, LOCALAPPDATA].map((base) => join(base, 'Google/Chrome/Application/chrome.exe'));
  }
  return [
    ...names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
}

/**
 * Whether a browser exists and starts. Some systems have a stub that only tells how to install it.
 *
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  // On Windows, asking for the version would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installWithApt() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("No Chromium found; installing Debian's…");
  if (run('apt-get', ['update'])) run('apt-get', ['install', '--yes', 'chromium-headless-shell']);
  return defaultPaths().find(works);
}

/** Playwright's own browser, if it was downloaded. */
async function findDownloaded() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return works(path) ? path : undefined;
}

function download() {
  console.log('No Chromium found; downloading that of Playwright…');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return findDownloaded();
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Path of a working Chromium; undefined if there is none, or if CHROME_PATH is invalid.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return works(CHROME_PATH) ? CHROME_PATH : undefined;
  return defaultPaths().find(works) ?? (await findDownloaded());
}

/**
 * Path of a working Chromium; installs one if there is none.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const { CHROME_PATH } = process.env;
  const found = await findChromium();
  if (CHROME_PATH) return found ?? fail(`CHROME_PATH is not a working browser: ${CHROME_PATH}`);
  return (
    found ??
    installWithApt() ??
    (await download()) ??
    fail('The tests need Chromium: install it, or set CHROME_PATH to its path.')
  );
}
