import { objectsOf, stringProperty } from './objects';
import type { SourceTree } from './sourceTree';

/** A path and the files loaded for it. */
export interface Route {
  path: string;
  screens: string[];
}

/** The file that maps paths to screens. */
export const manifest = 'src/app/routes.ts';

/** Reads the routes without running the manifest: objects with a `path`, and their dynamic imports. */
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
