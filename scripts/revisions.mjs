import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

/** Every file of a commit, with the hash that git has for its content. */
export function filesOfCommit(commit) {
  const entries = linesOf(git(['ls-tree', '-r', '-z', commit]), '\0');
  return new Map(
    entries.map((entry) => {
      const [about, path] = entry.split('\t');
      return [path, about.split(' ')[2]];
    }),
  );
}

/** Every file that stands here, committed or not, with the hash that git would have for its content. */
export function filesHere() {
  const paths = linesOf(git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']), '\0').filter(
    (path) => existsSync(path),
  );
  const hashes = linesOf(git(['hash-object', '--stdin-paths'], paths.join('\n')));
  return new Map(paths.map((path, at) => [path, hashes[at]]));
}

/** The content of a file of a commit. */
export const textAt = (commit, path) => git(['show', `${commit}:${path}`]);

/** Puts a commit into a folder of its own, beside the checkout. */
export function checkOut(commit, folder) {
  git(['worktree', 'prune']);
  git(['worktree', 'add', '--force', '--detach', folder, commit]);
}

export const removeCheckout = (folder) => git(['worktree', 'remove', '--force', folder]);
