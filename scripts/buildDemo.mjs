import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Builds the demo, with the exchange in the page. Returns its folder. */
export function buildDemo() {
  const folder = join(root, '.cache/demo');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--mode', 'demo', '--outDir', folder], {
    cwd: root,
  });
  if (built.status !== 0) throw new Error(String(built.stderr));
  return folder;
}
