import { stripVTControlCharacters } from 'node:util';

let passed = 0;
/** @type {string[]} */
const failures = [];

/** Ends a part, because later checks depend on the failed one. */
export class CheckFailed extends Error {}

/** @typedef {ReturnType<typeof checksOf>} Checks */

/**
 * Functions that run the checks of one part, print a line for each and count them.
 *
 * @param {string} part
 * @param {(name: string) => Promise<void>} onFailed called with a name for files about the failure
 */
export function checksOf(part, onFailed) {
  /**
   * Runs one check. If it fails, later checks are not run.
   *
   * @param {string} name
   * @param {() => unknown} act
   */
  async function check(name, act) {
    const start = performance.now();
    try {
      await act();
    } catch (cause) {
      const failure = `✗ ${part}: ${name}\n${excerptOf(cause)}`;
      failures.push(failure);
      console.log(failure);
      await onFailed(`${part}-${failures.length}`);
      throw new CheckFailed(name, { cause });
    }
    passed += 1;
    console.log(`✓ ${part}: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }

  /**
   * Runs the same check for independent things.
   *
   * @template Thing
   * @param {readonly Thing[]} things
   * @param {(thing: Thing) => string} nameOf
   * @param {(thing: Thing) => Promise<void>} act
   */
  async function checkEach(things, nameOf, act) {
    for (const thing of things) await check(nameOf(thing), () => act(thing)).catch(ignoreReported);
  }

  return { check, checkEach };
}

/**
 * Rethrows everything except a failed check, which is reported already.
 *
 * @param {unknown} error
 */
export function ignoreReported(error) {
  if (!(error instanceof CheckFailed)) throw error;
}

/**
 * Excerpt of the error, with its location in the checks.
 *
 * @param {unknown} cause
 */
function excerptOf(cause) {
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
  const what = stripVTControlCharacters(message).trim().split('\n').slice(0, 16);
  const where = stack.split('\n').filter((line) => line.includes('/smoke/checks/'));
  return [...what, ...where].map((line) => `    ${line}`).join('\n');
}

/** Prints the failures again, and the figures. Returns whether all checks passed. */
export function summarise() {
  for (const failure of failures) console.log(failure);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0;
}
