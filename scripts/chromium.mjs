import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** How every Chromium of ours is launched. Root has no sandbox. */
export function launchOptions(executablePath) {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return { executablePath, args: isRoot ? ['--no-sandbox', ...args] : args };
}

/** The headless shell draws the same and is markedly faster than a whole browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function usualPlaces() {
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

/** Whether a browser is there and starts: some systems have a stub that only says where to get one. */
function works(path) {
  if (!existsSync(path)) return false;
  // On Windows, asking for the version would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installWithApt() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("No Chromium found; installing Debian's…");
  if (run('apt-get', ['update'])) run('apt-get', ['install', '--yes', 'chromium-headless-shell']);
  return usualPlaces().find(works);
}

/** The test tool's own browser, if it has been downloaded. */
async function findDownloaded() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return works(path) ? path : undefined;
}

function download() {
  console.log('No Chromium found; downloading the one of the test tool…');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return findDownloaded();
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The path of a Chromium that works; undefined where there is none, or where CHROME_PATH names none. */
export async function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return works(CHROME_PATH) ? CHROME_PATH : undefined;
  return usualPlaces().find(works) ?? (await findDownloaded());
}

/** The path of a Chromium that works; installs one where there is none. */
export async function ensureChromium() {
  const { CHROME_PATH } = process.env;
  const found = await findChromium();
  if (CHROME_PATH) return found ?? giveUp(`CHROME_PATH is no working browser: ${CHROME_PATH}`);
  return (
    found ??
    installWithApt() ??
    (await download()) ??
    giveUp('The tests need Chromium: install it, or set CHROME_PATH to where it is.')
  );
}
