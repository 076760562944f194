import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readArguments, refuse } from './arguments.mjs';

/** @import { ChildProcess } from 'node:child_process' */

/*
 * npm run job -- stories [share=2]
 * Runs the commands of a job of the workflows in order, until one fails. Values of its matrix are the given ones, else the
 * first. Leaves out steps that only GitHub can run: actions, and those with a condition or another expression.
 */
const folder = '.github/workflows';
/**
 * A job, as a workflow describes it.
 *
 * @typedef {object} Job
 * @property {{ run?: string, uses?: string, if?: string }[]} steps
 * @property {{ matrix?: Record<string, [string | number]> }} [strategy]
 */

/** @type {Partial<Record<string, Job>>} */
const jobs = Object.assign(
  {},
  ...readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')).jobs),
);
const [name = '', ...values] = readArguments({}).positionals;
const { steps, strategy = {} } = jobs[name] ?? refuse(`Name a job: ${Object.keys(jobs).join(', ')}.`);
/** @type {Record<string, string | number>} */
const matrix = {
  ...Object.fromEntries(Object.entries(strategy.matrix ?? {}).map(([key, [first]]) => [key, first])),
  ...Object.fromEntries(values.map((value) => value.split('='))),
};

/** @type {ChildProcess | undefined} */
let child;
function stop() {
  try {
    if (child?.pid) process.kill(-child.pid);
  } catch {
    // Nothing is running.
  }
}
process.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

for (const step of steps) {
  const command = step.run
    ?.replaceAll(/\$\{\{ matrix\.(\w+) \}\}/g, (_, /** @type {string} */ key) => String(matrix[key]))
    .trim();
  const runs = command && !step.if && !command.includes('${{');
  console.log(`\n── ${runs ? '' : 'left out: '}${command ?? step.uses}`);
  if (runs) await run(command);
}

/**
 * Runs a command as GitHub does. What it leaves running is stopped.
 *
 * @param {string} command
 */
async function run(command) {
  child = spawn('bash', ['-e', '-c', command], {
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const [code] = await once(child, 'exit');
  stop();
  if (code !== 0) {
    console.error(`── FAILED: ${command}`);
    process.exit(1);
  }
}
