import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Summary lines of vitest, of Storybook's test runner, and of the smoke test. */
const summary = /^(\s*Tests:?\s.*|\d+ passed, \d+ failed)$/;

function countTests(lines, failed, mayBeEmpty) {
  const line = lines.findLast((line) => summary.test(line));
  const count = (word) => Number(line?.match(`(\\d+) ${word}`)?.[1] ?? 0);
  const counts = { passed: count('passed'), failed: count('failed') };
  // A crash, or no tests at all, counts as a failure.
  if ((failed || (counts.passed === 0 && !mayBeEmpty)) && counts.failed === 0) counts.failed = 1;
  return counts;
}

function execute(script, args, { env, signal }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env }, signal });
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
    // Without a listener, the end by the signal would be an exception.
    child.once('error', () => undefined);
    child.once('close', (code) => resolve({ output, warned, failed: code !== 0 }));
  });
}

/**
 * Runs one step of the tests and prints its result, with its output if it failed.
 *
 * @param tests whether its output has test counts; else it counts as one test
 * @param mayBeEmpty whether there may be no tests
 * @param failOnWarning whether output to stderr is a failure, because tools print warnings there
 * @param show whether to print its output even if it passed
 * @param printAlways pattern of lines that are always printed
 * @param signal ends the step; it then counts as no test
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
  printAlways,
  signal,
}) {
  const start = performance.now();
  const { output, warned, ...ended } = await execute(script, args, { env, signal });
  if (signal?.aborted) return { passed: 0, failed: 0 };
  const failed = ended.failed || (failOnWarning && warned);
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const counts = tests
    ? countTests(lines, failed, mayBeEmpty)
    : { passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = counts.failed > 0 ? 'FAILED' : 'passed';
  const detail = tests ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  console.log(`\n── ${name}: ${verdict}${detail}, ${seconds} s`);
  // Omits the summary, which only the last line of the whole run has.
  const wanted = show || counts.failed > 0 ? /^(?!\d+ passed, \d+ failed$)/ : printAlways;
  if (wanted) for (const line of lines.filter((line) => wanted.test(line))) console.log(line);
  return counts;
}
