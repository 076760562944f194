import { manifest, type Route, readRoutes } from './routeTable';
import type { SourceTree } from './sourceTree';
import type { Rule } from './violation';

const areaOf = (path: string) => path.split('/')[1];

function problemOf({ path, screens }: Route, routes: Route[], tree: SourceTree): string | undefined {
  if (routes.filter((route) => route.path === path).length > 1) return `${path} is defined twice`;
  const [screen] = screens;
  if (!screen || screens.length > 1) return `${path} does not load one screen`;
  if (!tree.has(screen)) return `${path} has no screen: there is no ${screen}`;
  if (!screen.startsWith(`src/screens/${areaOf(path)}/`))
    return `${path} has a screen of another area: ${screen}`;
  return undefined;
}

/** Every path has one screen, in the folder of the path's first part. */
export const routes: Rule = (tree) => {
  const all = readRoutes(tree);
  return all.flatMap((route) => {
    const problem = problemOf(route, all, tree);
    return problem ? [{ file: manifest, problem }] : [];
  });
};

/** Only the manifest loads screens. */
export const screens: Rule = (tree) => {
  const all = new Set(readRoutes(tree).flatMap((route) => route.screens));
  return [...tree.values()].flatMap(({ path, imports }) =>
    path.startsWith('src/') && path !== manifest
      ? imports
          .filter(({ target }) => all.has(target))
          .map(({ target }) => ({ file: path, problem: `imports the screen ${target}` }))
      : [],
  );
};
