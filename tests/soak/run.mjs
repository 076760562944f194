import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/importTypeScript.mjs';
import { launchChromium } from '../smoke/browser.mjs';
import { playBursts } from './bursts/bursts.mjs';
import { duplicates } from './duplicates/duplicates.mjs';
import { reportBursts, reportDuplicates, reportSoak } from './report.mjs';
import { soak } from './soak.mjs';

/*
 * npm run soak -- [--static dist] [--seed 1] [--minutes 60] [--gestures 10000] [walks|duplicates|bursts]
 * Tests the production build in Chromium, on the simulated exchange over HTTP. `walks`: all journeys with random faults.
 * `duplicates`: random gestures on every form that moves money. `bursts`: rapid presses on the same forms. A seed
 * reproduces walks, faults and gestures; their results also depend on the machine's speed.
 */
const { values: flags, positionals: names } = parseArgs({
  options: {
    static: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '60' },
    gestures: { type: 'string', default: '10000' },
  },
  allowPositionals: true,
});
// Builds by default, because an existing build may be outdated.
const folder = resolve(flags.static ?? join(root, 'dist'));
if (!flags.static) build();
const [seed, minutes, gestures] = [Number(flags.seed), Number(flags.minutes), Number(flags.gestures)];
/** @param {string} name */
const isSelected = (name) => names.length === 0 || names.includes(name);

console.log(`Seed ${seed}`);
// Gestures open sheets faster than Chromium's flood protection allows.
const browser = await launchChromium(['--disable-ipc-flooding-protection']);
const results = [];
if (isSelected('walks')) results.push(reportSoak(await soak(browser, folder, { seed, minutes })));
if (isSelected('duplicates'))
  results.push(reportDuplicates(await duplicates(browser, folder, { seed, gestures })));
if (isSelected('bursts')) results.push(reportBursts(await playBursts(browser, folder, { seed })));
await browser.close();
process.exitCode = results.every(Boolean) ? 0 : 1;

function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--outDir', folder], {
    cwd: root,
    // Importing sources has set it to `development`, which would include React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
