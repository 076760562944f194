import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { readRoutes } from '../architecture/routeTable';

/** Path, screen and stories of each table row. */
const rows = [
  ...readFileSync('docs/screens.md', 'utf8').matchAll(/^\| `(\/[^`]+)`:.*\| `([^`]+)` \| `([^`]+)` \|$/gm),
].map(([, path, screen, stories]) => ({ path, screen, stories }));

/** In the area of the screen, named by the last part of the path. */
const storiesOf = (path: string, screen: string) =>
  `${dirname(screen).replace('src/', 'stories/')}/${basename(path)}.stories.tsx`;

it('docs/screens.md has every path of the app, with its screen and its stories', () => {
  const routes = readRoutes();
  expect(routes.length).toBeGreaterThan(40);
  const byPath = (one: { path?: string }, other: { path?: string }) =>
    String(one.path).localeCompare(String(other.path));
  expect(rows.toSorted(byPath)).toEqual(
    routes.map(({ path, screen }) => ({ path, screen, stories: storiesOf(path, screen) })).sort(byPath),
  );
});
