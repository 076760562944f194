import { spawnSync } from 'node:child_process';
import { refuse } from './arguments.mjs';

function git(...args) {
  const { error, status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return error || status !== 0 ? undefined : stdout.trim();
}

/** The merge base with the base revision. */
export function forkPoint(base) {
  if (git('rev-parse', '--is-inside-work-tree') !== 'true')
    refuse('Changes are read from git, but this folder is not a checkout.');
  const commit = git('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  if (!commit) refuse(`git has no revision ${base}.`);
  return git('merge-base', commit, 'HEAD') ?? refuse(`${base} and this checkout have no common commit.`);
}

/** Files that differ from a commit, committed or not, relative to the root of the project. */
export function changedSince(commit) {
  const lines = (text) => (text ? text.split('\n') : []);
  return [
    ...lines(git('diff', '--name-only', '--no-renames', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}
