import { objectsOf, stringProperty } from './objects';
import type { SourceTree } from './sourceTree';

/** A path of the product, and the files that are loaded for it. */
export interface Route {
  path: string;
  screens: string[];
}

/** Where every path has its screen. */
export const manifest = 'src/app/routes.ts';

/** The routes of the manifest, read without running it: each object with a `path`, and what it loads. */
export function readRoutes(tree: SourceTree): Route[] {
  const file = tree.get(manifest);
  if (!file) return [];
  return objectsOf(file.program).flatMap((node) => {
    const path = stringProperty(node, 'path');
    if (!path?.startsWith('/')) return [];
    const loaded = file.imports.filter(
      ({ dynamic, start }) => dynamic && start > node.start && start < node.end,
    );
    return [{ path, screens: loaded.map(({ target }) => target) }];
  });
}
