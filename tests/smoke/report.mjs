import { stripVTControlCharacters } from 'node:util';

const counts = { passed: 0, failed: 0 };

/** Ends a part, whose later checks stand on the one that failed. */
export class CheckFailed extends Error {}

/**
 * The checks of one part: each runs, prints a line and is counted.
 *
 * @param onFailed called with a name for what is kept of a failure
 */
export function checksOf(part, onFailed) {
  /** One thing that must be so. The checks after it are not run when it is not. */
  async function check(name, act) {
    const start = performance.now();
    try {
      await act();
    } catch (cause) {
      counts.failed += 1;
      console.log(`✗ ${part}: ${name}\n${excerptOf(cause)}`);
      await onFailed(`${part}-${counts.failed}`);
      throw new CheckFailed(name, { cause });
    }
    counts.passed += 1;
    console.log(`✓ ${part}: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }

  /** The same check of several things that do not stand on each other. */
  async function checkEach(things, nameOf, act) {
    for (const thing of things) await check(nameOf(thing), () => act(thing)).catch(ifNotTold);
  }

  return { check, checkEach };
}

/** Lets everything through but a failed check, which has been told and counted. */
export function ifNotTold(error) {
  if (!(error instanceof CheckFailed)) throw error;
}

/** What was wrong, shortened, and where in the checks it showed. */
function excerptOf(cause) {
  const { message = String(cause), stack = '' } = cause ?? {};
  const what = stripVTControlCharacters(message).trim().split('\n').slice(0, 16);
  const where = stack.split('\n').filter((line) => line.includes('/smoke/checks/'));
  return [...what, ...where].map((line) => `    ${line}`).join('\n');
}

/** Prints the line that `npm test` counts by; whether all went well. */
export function summarise() {
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 && counts.passed > 0;
}
