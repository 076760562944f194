import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether all packages of package-lock.json are installed in the right version. Optional ones may be missing. */
function isInstalled() {
  // npm's list of installed packages.
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

/** Installs the packages of package-lock.json unless they are installed. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  if (installPackages('.')) return;
  console.error('The packages could not be installed; see the output of npm above.');
  process.exit(1);
}

/**
 * Installs the packages of a project. Returns whether it succeeded.
 *
 * @param {string} folder
 */
export function installPackages(folder) {
  // `npm ci` refuses a lock file without the optional packages of other platforms.
  const { status } = spawnSync('npm', ['install', '--no-save', '--include=dev'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
