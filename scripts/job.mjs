import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readArguments, refuse } from './arguments.mjs';

/*
 * npm run job -- stories [share=2]
 * Runs the commands of a job of the workflows in order, until one fails. Values of its matrix are the given ones, else the
 * first. Leaves out steps that only GitHub can run: actions, and those with a condition or another expression.
 */
const folder = '.github/workflows';
const jobs = Object.assign(
  {},
  ...readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')).jobs),
);
const [name, ...values] = readArguments({}).positionals;
if (!jobs[name]) refuse(`Name a job: ${Object.keys(jobs).join(', ')}.`);
const { steps, strategy = {} } = jobs[name];
const matrix = {
  ...Object.fromEntries(Object.entries(strategy.matrix ?? {}).map(([key, [first]]) => [key, first])),
  ...Object.fromEntries(values.map((value) => value.split('='))),
};

let child;
function stop() {
  try {
    process.kill(-child.pid);
  } catch {
    // Nothing is running.
  }
}
process.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

for (const step of steps) {
  const command = step.run?.replaceAll(/\$\{\{ matrix\.(\w+) \}\}/g, (_, key) => matrix[key]).trim();
  const runs = command && !step.if && !command.includes('${{');
  console.log(`\n── ${runs ? '' : 'left out: '}${command ?? step.uses}`);
  if (runs) await run(command);
}

/** Runs a command as GitHub does. What it leaves running is stopped. */
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
