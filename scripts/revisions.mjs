import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install.mjs';

function git(args, input) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout;
}

const linesOf = (text, separator = '\n') => text.split(separator).filter(Boolean);

/** Files of a commit with git's content hashes. */
export function filesOfCommit(commit) {
  const entries = linesOf(git(['ls-tree', '-r', '-z', commit]), '\0');
  return new Map(
    entries.map((entry) => {
      const [about, path] = entry.split('\t');
      return [path, about.split(' ')[2]];
    }),
  );
}

/** Files of this checkout, committed or not, with git's content hashes. */
export function filesHere() {
  const paths = linesOf(git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']), '\0').filter(
    (path) => existsSync(path),
  );
  const hashes = linesOf(git(['hash-object', '--stdin-paths'], paths.join('\n')));
  return new Map(paths.map((path, at) => [path, hashes[at]]));
}

/** Content of a file in a commit. */
export const textAt = (commit, path) => git(['show', `${commit}:${path}`]);

/** Checks out a commit in a folder, with its packages. Links those of this checkout if they are equal. */
export function checkOut(commit, folder) {
  git(['worktree', 'prune']);
  git(['worktree', 'add', '--force', '--detach', folder, commit]);
  const root = process.cwd();
  if (lockFile(folder) === lockFile(root))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  else if (!installPackages(folder)) throw new Error(`The packages of ${commit} could not be installed.`);
}

const lockFile = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

export const removeCheckout = (folder) => git(['worktree', 'remove', '--force', folder]);
