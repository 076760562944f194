import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** How vitest and the test runner of the stories say how many tests passed; and the smoke test, as its last line. */
const summary = /^(\s*Tests:?\s.*|\d+ passed, \d+ failed)$/;

function countTests(lines, failed, mayBeEmpty) {
  const line = lines.findLast((line) => summary.test(line));
  const count = (word) => Number(line?.match(`(\\d+) ${word}`)?.[1] ?? 0);
  const counts = { passed: count('passed'), failed: count('failed') };
  // A crash, or nothing to test, is a failure as well.
  if ((failed || (counts.passed === 0 && !mayBeEmpty)) && counts.failed === 0) counts.failed = 1;
  return counts;
}

function execute(script, args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
    let output = '';
    let warned = false;
    child.stderr.on('data', () => {
      warned = true;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('close', (code) => resolve({ output, warned, failed: code !== 0 }));
  });
}

/**
 * Runs one step of the tests and prints how it went, with all its output when it failed.
 *
 * @param tests whether it counts tests; else it counts as one
 * @param mayBeEmpty whether there may be nothing to test
 * @param failOnWarning whether it fails when it writes to stderr, where tools print their warnings
 * @param show whether its output is shown when it passed, too
 * @param tell which lines of its output are shown in any case
 */
export async function runStep({
  name,
  script,
  args = [],
  env,
  tests = false,
  mayBeEmpty = false,
  failOnWarning = false,
  show = false,
  tell,
}) {
  const start = performance.now();
  const { output, warned, ...ended } = await execute(script, args, env);
  const failed = ended.failed || (failOnWarning && warned);
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const counts = tests
    ? countTests(lines, failed, mayBeEmpty)
    : { passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = counts.failed > 0 ? 'FAILED' : 'passed';
  const detail = tests ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  console.log(`\n── ${name}: ${verdict}${detail}, ${seconds} s`);
  // The only line of this kind is the last one of all.
  const wanted = show || counts.failed > 0 ? /^(?!\d+ passed, \d+ failed$)/ : tell;
  if (wanted) for (const line of lines.filter((line) => wanted.test(line))) console.log(line);
  return counts;
}
