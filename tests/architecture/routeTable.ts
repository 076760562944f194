import { readFileSync } from 'node:fs';

/** A path and the file of its screen. */
export interface Route {
  path: string;
  screen: string;
}

/** Reads the routes without running the manifest, whose screens are functions. */
export const readRoutes = (): Route[] =>
  [
    ...readFileSync('src/app/routes.ts', 'utf8').matchAll(
      /path: '(\/[^']+)'[\s\S]*?import\('\.\.\/([^']+)'\)/g,
    ),
  ].map(([, path = '', screen = '']) => ({ path, screen: `src/${screen}.tsx` }));
