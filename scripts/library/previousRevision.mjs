import { spawnSync } from 'node:child_process';

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

/**
 * The commit that a change is compared with: where this branch left main; on main itself the previous commit, or the last
 * one if something is not committed. Undefined without git or without such a commit.
 */
export function previousRevision() {
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD')?.trim();
  const fork = ['origin/main', 'main'].map((name) => git('merge-base', name, 'HEAD')?.trim()).find(Boolean);
  if (fork !== undefined && fork !== head) return fork;
  if (git('status', '--porcelain', '--', 'api', 'src', 'CHANGELOG.md', 'package.json')) return head;
  return git('rev-parse', '--verify', '--quiet', 'HEAD^')?.trim();
}

/**
 * A file's text in a commit; undefined if it has none.
 *
 * @param {string} commit
 * @param {string} path
 */
export const textBefore = (commit, path) => git('show', `${commit}:${path}`);
