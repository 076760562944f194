import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether everything of package-lock.json is there, in its version; parts for other machines may be missing. */
function isInstalled() {
  // npm keeps its own list of what it has installed.
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(list) || !existsSync('package-lock.json')) return false;
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
  const command = existsSync('package-lock.json') ? 'ci' : 'install';
  const { status } = spawnSync('npm', [command, '--include=dev'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`The packages could not be installed: "npm ${command}" failed.`);
    process.exit(1);
  }
}
