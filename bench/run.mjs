import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { ensureInstalled } from '../scripts/install.mjs';

/*
 * npm run bench
 * What each screen takes to be fetched, and how fast the market's list scrolls, on this machine.
 */
ensureInstalled();
const here = dirname(fileURLToPath(import.meta.url));

const { module } = await runnerImport(join(here, 'sizes/table.ts'), { configFile: false, logLevel: 'error' });
console.log('First load, KiB brotli, texts of one language included:');
console.log(await module.sizeTable());

console.log('\nThe market list of 4,000 rows, 200 quotes a second, scrolled 10,000 px in 5 s:');
spawnSync(process.execPath, [join(here, 'marketList/measure.mjs')], { stdio: 'inherit' });
