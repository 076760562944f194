import { readRoutes } from '../../tests/architecture/routeTable.ts';
import type { SourceTree } from '../../tests/architecture/sourceTree.ts';

/** What uses a component or widget. */
export interface Users {
  /** Files of components, widgets and of the frame of the app that import it. */
  importers: readonly string[];
  /** Paths of the screens that contain it, also inside of others. */
  screens: readonly string[];
}

/** A helper beside the folders of a layer: its importers are the users. */
const isHelper = (file: string) => /^src\/(components|widgets)\/([a-z]\w*\/)?[^/]+$/.test(file);

const importsOf = (tree: SourceTree, file: string) =>
  (tree.get(file) ?? []).filter(({ typeOnly }) => !typeOnly).map(({ target }) => target);

/** Everything that a file reaches by its imports, with itself. */
function reachedFrom(tree: SourceTree, file: string): Set<string> {
  const reached = new Set([file]);
  // A set also iterates over what is added meanwhile.
  for (const each of reached) for (const target of importsOf(tree, each)) reached.add(target);
  return reached;
}

/** Finds the users of some files by the imports of all sources. Uses of types alone do not count. */
export function usersIn(tree: SourceTree, routes = readRoutes()): (files: readonly string[]) => Users {
  const screens = routes.map(({ path, screen }) => ({ path, reached: reachedFrom(tree, screen) }));
  return (files) => {
    const importing = new Set<string>();
    const used = new Set(files);
    for (const target of used)
      for (const file of tree.keys())
        if (importsOf(tree, file).includes(target)) (isHelper(file) ? used : importing).add(file);
    return {
      importers: [...importing].filter((file) => /^src\/(app|components|widgets)\//.test(file)),
      screens: screens
        .filter(({ reached }) => files.some((file) => reached.has(file)))
        .map(({ path }) => path),
    };
  };
}
