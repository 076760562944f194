import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/importTypeScript.mjs';
import { launchChromium } from './browser.mjs';
import { backs } from './checks/backs.mjs';
import { entryScript } from './checks/entryScript.mjs';
import { inPage } from './checks/inPage.mjs';
import { journey } from './checks/journey.mjs';
import { languages } from './checks/languages.mjs';
import { lifecycle } from './checks/lifecycle.mjs';
import { lostAnswers } from './checks/lostAnswers.mjs';
import { members } from './checks/members.mjs';
import { policy } from './checks/policy.mjs';
import { release } from './checks/release.mjs';
import { reloads } from './checks/reloads.mjs';
import { scrollbars } from './checks/scrollbars.mjs';
import { sentRequests } from './checks/sentRequests.mjs';
import { sessions } from './checks/sessions.mjs';
import { start } from './checks/start.mjs';
import { storage } from './checks/storage.mjs';
import { themes } from './checks/themes.mjs';
import { typing } from './checks/typing.mjs';
import { wrapper } from './checks/wrapper.mjs';
import { runPart } from './part.mjs';
import { summarise } from './report.mjs';

/*
 * node tests/smoke/run.mjs [--static dist] [part…]
 * Tests the production build in Chromium, on the simulated exchange over HTTP. Runs all parts unless some are named.
 */
const { values: flags, positionals: names } = parseArgs({
  options: { static: { type: 'string', default: join(root, 'dist') } },
  allowPositionals: true,
});
const folder = resolve(flags.static);
if (!existsSync(join(folder, 'index.html'))) build();

const parts = [
  journey,
  inPage,
  storage,
  lifecycle,
  reloads,
  backs,
  lostAnswers,
  sentRequests,
  sessions,
  members,
  start,
  entryScript,
  languages,
  themes,
  scrollbars,
  typing,
  policy,
  release,
  wrapper,
];
const selected = parts.filter(({ name }) => names.length === 0 || names.includes(name));

const browser = await launchChromium();
// Two in parallel, because some checks mostly wait.
await Promise.all([runLane(), runLane()]);
await browser.close();
process.exitCode = summarise() ? 0 : 1;

async function runLane() {
  for (let part = selected.shift(); part; part = selected.shift()) await runPart(part, { browser, folder });
}

function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Importing sources has set it to `development`, which would include React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  spawnSync(process.execPath, [vite, 'build', '--outDir', folder], { cwd: root, env, stdio: 'inherit' });
}
