import { describe, expect, it } from 'vitest';
import { specifiedPaths } from '../../tests/specifiedPaths';
import { findRoute, type MenuEntry, menuEntries, routes } from './routes';

/** Beside `/login/*`, open without signing in. */
const open = ['/user/userPri', '/user/tradeRule', '/user/changeLang'];

const keptAlive = [
  '/home/index',
  '/market/market',
  '/market/marketFav',
  '/home/search',
  '/position/position',
  '/market/subscribe',
  '/gdindex/gdindex',
];

const menu: Record<MenuEntry, string> = {
  home: '/home/index',
  market: '/market/market',
  search: '/home/search',
  favourites: '/market/marketFav',
  trade: '/position/position',
  menu: '/user/usercenter',
};

const paths = routes.map(({ path }) => path);
const pathsThat = (has: (path: string) => boolean) => paths.filter(has);

describe('the manifest', () => {
  it('has paths of the specification alone, each once', () => {
    expect(new Set(specifiedPaths).size).toBe(48);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('opens to whoever is not signed in what must be open, and nothing else', () => {
    expect(routes.filter((route) => route.open).map(({ path }) => path)).toEqual(
      pathsThat((path) => path.startsWith('/login/') || open.includes(path)),
    );
  });

  it('keeps alive what must be, and never a form that moves money', () => {
    expect(routes.filter((route) => route.keepAlive).map(({ path }) => path)).toEqual(
      pathsThat((path) => keptAlive.includes(path)),
    );
  });

  it('shows the bottom menu on the screens that it leads to', () => {
    const shown = routes.flatMap((route) => (route.menu ? [[route.menu, route.path]] : []));
    expect(shown).toEqual(
      paths.flatMap((path) => Object.entries(menu).filter(([, leadsTo]) => leadsTo === path)),
    );
  });
});

it('the menu is in the order of the specification', () => {
  expect([...menuEntries]).toEqual(['home', 'market', 'search', 'favourites', 'trade', 'menu']);
});

describe('a path', () => {
  it('finds its screen', () => {
    for (const route of routes) expect(findRoute(route.path)).toBe(route);
  });

  it.each(['', '/', '/home', '/Home/Index', '/home/index/', '/home/index?x=1', '__proto__', '/nowhere'])(
    '%j has none',
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );
});
