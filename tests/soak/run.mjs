import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../smoke/browser.mjs';
import { root } from '../smoke/sources.mjs';
import { playBursts } from './bursts/bursts.mjs';
import { duplicates } from './duplicates/duplicates.mjs';
import { tellBursts, tellDuplicates, tellSoak } from './report.mjs';
import { soak } from './soak.mjs';

/*
 * npm run soak -- [--static dist] [--seed 1] [--minutes 60] [--gestures 10000] [walks|duplicates|bursts]
 * The member's build in Chromium, on the simulated exchange over HTTP: walks all journeys while faults strike at
 * random, then plays random gestures around every form that moves money, and bursts of presses on it. The same seed chooses the same walks, faults
 * and gestures; what comes of them hangs also on how fast the machine is.
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
// What was built before may be older than the code.
const folder = resolve(flags.static ?? join(root, 'dist'));
if (!flags.static) build();
const [seed, minutes, gestures] = [flags.seed, flags.minutes, flags.gestures].map(Number);
const wanted = (name) => names.length === 0 || names.includes(name);

console.log(`Seed ${seed}`);
// No hand opens and closes sheets as often as this is played.
const browser = await launchChromium(['--disable-ipc-flooding-protection']);
const verdicts = [];
if (wanted('walks')) verdicts.push(tellSoak(await soak(browser, folder, { seed, minutes })));
if (wanted('duplicates'))
  verdicts.push(tellDuplicates(await duplicates(browser, folder, { seed, gestures })));
if (wanted('bursts')) verdicts.push(tellBursts(await playBursts(browser, folder, { seed })));
await browser.close();
process.exitCode = verdicts.every(Boolean) ? 0 : 1;

function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--outDir', folder], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
