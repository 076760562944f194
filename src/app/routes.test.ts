import { describe, expect, it } from 'vitest';
import { specifiedPathCount, specifiedPaths } from '../../tests/specifiedPaths';
import { findRoute, isKeptAlive, type MenuEntry, menuEntries, routes } from './routes';

/** Besides `/login/*`: open without signing in. */
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
  it('has the paths of the specification, each once, and marks all others', () => {
    expect(new Set(specifiedPaths).size).toBe(specifiedPathCount);
    const specified = routes.filter(({ additional }) => !additional).map(({ path }) => path);
    expect(specified.toSorted()).toEqual(specifiedPaths.toSorted());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('opens only the public paths to a visitor who is not signed in', () => {
    expect(routes.filter((route) => route.open).map(({ path }) => path)).toEqual(
      pathsThat((path) => path.startsWith('/login/') || open.includes(path)),
    );
  });

  it('keeps alive the specified screens, and never a form that moves money', () => {
    expect(routes.filter((route) => route.keepAlive).map(({ path }) => path)).toEqual(
      pathsThat((path) => keptAlive.includes(path)),
    );
  });

  it('shows the bottom menu on the screens of its entries', () => {
    const shown = routes.flatMap((route) => (route.menu ? [[route.menu, route.path]] : []));
    expect(shown).toEqual(
      paths.flatMap((path) => Object.entries(menu).filter(([, leadsTo]) => leadsTo === path)),
    );
  });
});

it('the menu is in the order of the specification', () => {
  expect([...menuEntries]).toEqual(['home', 'market', 'search', 'favourites', 'trade', 'menu']);
});

it('a form that moves money is not kept alive, although the list at the same path is', () => {
  const products = findRoute('/gdindex/gdindex');
  expect(products && isKeptAlive(products, '?tab=lockUp')).toBe(true);
  expect(products && isKeptAlive(products, '?tab=lockUp&product=LU07')).toBe(false);
});

describe('a path', () => {
  it('finds its screen', () => {
    for (const route of routes) expect(findRoute(route.path)).toBe(route);
  });

  it.each(['', '/', '/home', '/Home/Index', '/home/index/', '/home/index?x=1', '__proto__', '/nowhere'])(
    '%j has no screen',
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );
});
