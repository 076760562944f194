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

/**
 * Runs one step of the tests and prints its output.
 *
 * @param {Step} step
 * @returns {Promise<{ name: string, failed: boolean }>}
 */
export function runStep({ name, script, args = [], env, failOnWarning = false }) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', failOnWarning ? 'pipe' : 'inherit'],
    });
    let warned = false;
    child.stderr?.on('data', (text) => {
      warned = true;
      process.stderr.write(text);
    });
    child.once('close', (code) => {
      const failed = code !== 0 || warned;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`── ${name}: ${failed ? 'FAILED' : 'passed'}, ${seconds} s`);
      resolve({ name, failed });
    });
  });
}
