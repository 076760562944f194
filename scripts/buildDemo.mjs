import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const folder = join(root, '.cache/demo');
let isBuilt = false;

/** Builds the demo, with the exchange in the page, once in this process. Returns its folder. */
export function buildDemo() {
  if (isBuilt) return folder;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--mode', 'demo', '--outDir', folder], {
    cwd: root,
  });
  if (built.status !== 0) throw new Error(String(built.stderr));
  isBuilt = true;
  return folder;
}
