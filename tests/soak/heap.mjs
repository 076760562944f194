import { importSource } from '../smoke/sources.mjs';
import { recover } from './recover.mjs';

const { specifiedPaths } = await importSource('tests/specifiedPaths.ts');

/**
 * How long each screen is looked at on the way, and home before it is measured, in ms: what was read is kept for five
 * minutes, of which a tenth is waited for.
 */
const lookMs = 250;
const restMs = 33_000;

/**
 * How much of the heap is in use at home, in MB, once every screen has been looked at and what is not needed is gone.
 */
export async function heapAtHome(member, devtools) {
  for (const path of specifiedPaths.filter((each) => !each.startsWith('/login'))) {
    await member.go(path);
    await member.page.waitForTimeout(lookMs);
  }
  await recover(member);
  await member.page.waitForTimeout(restMs);
  for (let count = 0; count < 3; count += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
