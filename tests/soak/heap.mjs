import { importTypeScript } from '../../scripts/importTypeScript.mjs';
import { returnHome } from './returnHome.mjs';

/** @import { CDPSession } from 'playwright' */
/** @import { Member } from './member.mjs' */

/** @type {typeof import('../specifiedPaths.ts')} */
const { specifiedPaths } = await importTypeScript('tests/specifiedPaths.ts');

/** Time on each screen, and on home before measuring, in ms: the cache expires after five minutes, scaled to a tenth. */
const lookMs = 250;
const restMs = 33_000;

/**
 * Used heap on the home screen in MB, after visiting every screen, expiry of the cache and garbage collection.
 *
 * @param {Member} member
 * @param {CDPSession} devtools
 */
export async function heapAtHome(member, devtools) {
  for (const path of specifiedPaths.filter((each) => !each.startsWith('/login'))) {
    await member.go(path);
    await member.page.waitForTimeout(lookMs);
  }
  await returnHome(member);
  await member.page.waitForTimeout(restMs);
  for (let count = 0; count < 3; count += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
