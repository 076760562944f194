import { spawn } from 'node:child_process';

/**
 * One step of the tests.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script
 * @property {string[]} [args]
 * @property {Record<string, string>} [env] variables of its own
 * @property {boolean} [failOnWarning] whether output to stderr is a failure, because tools print warnings there
 */

/** Lines of a failed step that are repeated at the end, because some services only keep the end of the output. */
const linesRepeated = 30;

/**
 * Runs one step of the tests and prints its output.
 *
 * @param {Step} step
 * @returns {Promise<{ name: string, failed: boolean, lastLines: string }>}
 */
export function runStep({ name, script, args = [], env, failOnWarning = false }) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let warned = false;
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.stderr.on('data', (text) => {
      output += text;
      warned = true;
      process.stderr.write(text);
    });
    child.once('close', (code) => {
      const failed = code !== 0 || (failOnWarning && warned);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`── ${name}: ${failed ? 'FAILED' : 'passed'}, ${seconds} s`);
      resolve({ name, failed, lastLines: output.trimEnd().split('\n').slice(-linesRepeated).join('\n') });
    });
  });
}
