import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './arguments.mjs';
import { installPackages } from './install.mjs';

/** @param {string[]} args */
function tryGit(...args) {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {string[]} args */
function git(...args) {
  return tryGit(...args) ?? refuse(`git ${args.join(' ')} failed.`);
}

/**
 * The merge base with the base revision.
 *
 * @param {string} base
 */
export function forkPoint(base) {
  const commit = tryGit('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  if (!commit) refuse(`git has no revision ${base}.`);
  return tryGit('merge-base', commit, 'HEAD') ?? refuse(`${base} and this checkout have no common commit.`);
}

/**
 * Tracked files that differ from a commit, relative to the root of the project.
 *
 * @param {string} commit
 * @param {string} [kind] git's letters of the kinds of changes, such as `D` for deleted files
 */
export const changedSince = (commit, kind = 'AMD') =>
  git('diff', '--name-only', '--no-renames', `--diff-filter=${kind}`, commit).split('\n').filter(Boolean);

/**
 * Content of a file in a commit.
 *
 * @param {string} commit
 * @param {string} path
 */
export const textAt = (commit, path) => git('show', `${commit}:${path}`);

/**
 * Checks out a commit in a folder, with its packages. Links those of this checkout if they are equal.
 *
 * @param {string} commit
 * @param {string} folder
 */
export function checkOut(commit, folder) {
  git('worktree', 'prune');
  git('worktree', 'add', '--force', '--detach', folder, commit);
  const root = process.cwd();
  if (lockFile(folder) === lockFile(root))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  else if (!installPackages(folder)) throw new Error(`The packages of ${commit} could not be installed.`);
}

/** @param {string} folder */
const lockFile = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** @param {string} folder */
export const removeCheckout = (folder) => git('worktree', 'remove', '--force', folder);
