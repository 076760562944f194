import type { ComponentType } from 'react';
import { lazyScreen } from './lazyScreen';

/** Entries of the bottom menu, in their order (specification 2). */
export const menuEntries = ['home', 'market', 'search', 'favourites', 'trade', 'menu'] as const;
export type MenuEntry = (typeof menuEntries)[number];

/** A path of the product and the screen that lives there. */
export interface AppRoute {
  path: string;
  screen: ComponentType;
  /** Open without signing in. */
  open?: true;
  /** Kept alive: its state and scroll survive leaving and coming back. */
  keepAlive?: true;
  /** The entry of the bottom menu that leads here; these screens show the menu. */
  menu?: MenuEntry;
}

/** Every path that has its screen. Paths are fixed and carry no parameters (specification 2). */
export const routes: AppRoute[] = [
  {
    path: '/login/start',
    open: true,
    screen: lazyScreen(() => import('../screens/login/Start').then((m) => m.Start)),
  },
  {
    path: '/login/logon',
    open: true,
    screen: lazyScreen(() => import('../screens/login/Logon').then((m) => m.Logon)),
  },
  {
    path: '/login/logon2',
    open: true,
    screen: lazyScreen(() => import('../screens/login/Logon2').then((m) => m.Logon2)),
  },
  {
    path: '/login/login',
    open: true,
    screen: lazyScreen(() => import('../screens/login/Login').then((m) => m.Login)),
  },
  {
    path: '/login/register',
    open: true,
    screen: lazyScreen(() => import('../screens/login/Register').then((m) => m.Register)),
  },
  {
    path: '/home/index',
    keepAlive: true,
    menu: 'home',
    screen: lazyScreen(() => import('../screens/home/Home').then((m) => m.Home)),
  },
  {
    path: '/home/moreNews',
    screen: lazyScreen(() => import('../screens/home/MoreNews').then((m) => m.MoreNews)),
  },
  {
    path: '/home/DetailsPage',
    screen: lazyScreen(() => import('../screens/home/DetailsPage').then((m) => m.DetailsPage)),
  },
  {
    path: '/home/search',
    keepAlive: true,
    menu: 'search',
    screen: lazyScreen(() => import('../screens/home/Search').then((m) => m.Search)),
  },
  {
    path: '/market/market',
    keepAlive: true,
    menu: 'market',
    screen: lazyScreen(() => import('../screens/market/Market').then((m) => m.Market)),
  },
  {
    path: '/market/stockHot/stockList',
    screen: lazyScreen(() => import('../screens/market/StockHot').then((m) => m.StockHot)),
  },
  {
    path: '/market/marketFav',
    keepAlive: true,
    menu: 'favourites',
    screen: lazyScreen(() => import('../screens/market/MarketFav').then((m) => m.MarketFav)),
  },
  {
    path: '/market/marketDetail',
    screen: lazyScreen(() => import('../screens/market/MarketDetail').then((m) => m.MarketDetail)),
  },
  {
    path: '/market/marketBuy',
    screen: lazyScreen(() => import('../screens/market/MarketBuy').then((m) => m.MarketBuy)),
  },
  {
    path: '/market/subscribe',
    keepAlive: true,
    screen: lazyScreen(() => import('../screens/market/Subscribe').then((m) => m.Subscribe)),
  },
  {
    path: '/market/subscribeDetail',
    screen: lazyScreen(() => import('../screens/market/SubscribeDetail').then((m) => m.SubscribeDetail)),
  },
  {
    path: '/market/subscribeRecord',
    screen: lazyScreen(() => import('../screens/market/SubscribeRecord').then((m) => m.SubscribeRecord)),
  },
  {
    path: '/common/dayTrading',
    screen: lazyScreen(() => import('../screens/common/DayTrading').then((m) => m.DayTrading)),
  },
  {
    path: '/common/dividend2',
    screen: lazyScreen(() => import('../screens/common/Dividend2').then((m) => m.Dividend2)),
  },
  {
    path: '/common/dividend3',
    screen: lazyScreen(() => import('../screens/common/Dividend3').then((m) => m.Dividend3)),
  },
  {
    path: '/position/position',
    keepAlive: true,
    menu: 'trade',
    screen: lazyScreen(() => import('../screens/position/Positions').then((m) => m.Positions)),
  },
  {
    path: '/position/positionDetail',
    screen: lazyScreen(() => import('../screens/position/PositionDetail').then((m) => m.PositionDetail)),
  },
  {
    path: '/user/usercenter',
    menu: 'menu',
    screen: lazyScreen(() => import('../screens/user/UserCenter').then((m) => m.UserCenter)),
  },
  {
    path: '/user/userPri',
    open: true,
    screen: lazyScreen(() => import('../screens/user/UserPri').then((m) => m.UserPri)),
  },
  {
    path: '/user/changeLang',
    open: true,
    screen: lazyScreen(() => import('../screens/user/ChangeLang').then((m) => m.ChangeLang)),
  },
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The route of a path; undefined when the path is unknown. */
export function findRoute(path: string): AppRoute | undefined {
  return byPath.get(path);
}

/** Every path that has its screen, for the ways that lead there. */
export const routePaths: ReadonlySet<string> = new Set(byPath.keys());
