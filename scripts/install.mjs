import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether all of package-lock.json is there, in its version; what is for other machines may be missing. */
function isInstalled() {
  // npm keeps a list of what it has installed.
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

/** Installs the packages of package-lock.json, unless they are there. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  if (installPackages('.')) return;
  console.error('The packages could not be installed: npm says why above.');
  process.exit(1);
}

/** Installs the packages of the project in a folder; whether it succeeded. */
export function installPackages(folder) {
  // `npm ci` would refuse a lock file that was written where the packages of some other machine were not to be had.
  const { status } = spawnSync('npm', ['install', '--no-save', '--include=dev'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
