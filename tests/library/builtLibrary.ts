import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built package. */
export const folder = join(process.cwd(), 'dist-library');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
}

export const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Built modules by path in the package, such as `components/Button`. */
export const modules: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string' ? [] : [[path.slice('./'.length), join(folder, target.default)] as const],
  ),
);

/** File of an exported module. */
export function fileOf(path: string): string {
  const file = modules.get(path);
  if (file === undefined) throw new Error(`The library does not export ${path}`);
  return file;
}
