import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { ensureInstalled } from '../scripts/install.mjs';

/*
 * npm run bench
 * What each screen takes to be fetched, how soon pages are painted and taps answered, and how fast the market's list
 * scrolls, on this machine.
 */
ensureInstalled();
const here = dirname(fileURLToPath(import.meta.url));

const { module } = await runnerImport(join(here, 'sizes/table.ts'), { configFile: false, logLevel: 'error' });
console.log('First load, KiB brotli, texts of one language included:');
console.log(await module.sizeTable());

const measure = (script) => spawnSync(process.execPath, [join(here, script)], { stdio: 'inherit' });

console.log('\nFirst paint on a slow phone, ms:');
measure('firstPaint/measure.mjs');

console.log('\nFrom a tap or a keystroke to its paint, CPU slowed 4 times, ms:');
measure('interactions/measure.mjs');

console.log('\nThe market list of 4,000 rows, 200 quotes a second, scrolled 10,000 px in 5 s:');
measure('marketList/measure.mjs');
