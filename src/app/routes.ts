import type { ComponentType } from 'react';
import { type LazyModule, lazyModule } from '../lib/lazyModule';

/** Entries of the bottom menu, in their order (specification 2). */
export const menuEntries = ['home', 'market', 'search', 'favourites', 'trade', 'menu'] as const;
export type MenuEntry = (typeof menuEntries)[number];

/** A path and its screen. */
export interface AppRoute {
  path: string;
  screen: LazyModule<ComponentType>;
  /** Open without signing in. */
  open?: true;
  /**
   * Kept alive: its state and scroll position survive navigation. `unless` names a query parameter: an address with it
   * shows a form that moves money, which is never kept alive.
   */
  keepAlive?: true | { unless: string };
  /** The entry of the bottom menu that leads here; these screens show the menu. */
  menu?: MenuEntry;
}

/** Every path and its screen. Paths are fixed and carry no parameters (specification 2). */
const manifest = [
  {
    path: '/login/start',
    open: true,
    screen: lazyModule(() => import('../screens/login/Start'), 'Start'),
  },
  {
    path: '/login/logon',
    open: true,
    screen: lazyModule(() => import('../screens/login/Logon'), 'Logon'),
  },
  {
    path: '/login/logon2',
    open: true,
    screen: lazyModule(() => import('../screens/login/Logon2'), 'Logon2'),
  },
  { path: '/login/login', open: true, screen: lazyModule(() => import('../screens/login/Login'), 'Login') },
  {
    path: '/login/register',
    open: true,
    screen: lazyModule(() => import('../screens/login/Register'), 'Register'),
  },
  {
    path: '/home/index',
    keepAlive: true,
    menu: 'home',
    screen: lazyModule(() => import('../screens/home/Home'), 'Home'),
  },
  { path: '/home/moreNews', screen: lazyModule(() => import('../screens/content/MoreNews'), 'MoreNews') },
  {
    path: '/home/DetailsPage',
    screen: lazyModule(() => import('../screens/content/DetailsPage'), 'DetailsPage'),
  },
  { path: '/home/worth', screen: lazyModule(() => import('../screens/valueStock/Worth'), 'Worth') },
  {
    path: '/home/worthList',
    screen: lazyModule(() => import('../screens/valueStock/WorthList'), 'WorthList'),
  },
  {
    path: '/home/search',
    keepAlive: true,
    menu: 'search',
    screen: lazyModule(() => import('../screens/market/Search'), 'Search'),
  },
  {
    path: '/market/market',
    keepAlive: true,
    menu: 'market',
    screen: lazyModule(() => import('../screens/market/Market'), 'Market'),
  },
  {
    path: '/market/stockHot/stockList',
    screen: lazyModule(() => import('../screens/market/StockHot'), 'StockHot'),
  },
  {
    path: '/market/marketFav',
    keepAlive: true,
    menu: 'favourites',
    screen: lazyModule(() => import('../screens/watchlist/MarketFav'), 'MarketFav'),
  },
  {
    path: '/market/marketDetail',
    screen: lazyModule(() => import('../screens/market/MarketDetail'), 'MarketDetail'),
  },
  {
    path: '/market/marketBuy',
    screen: lazyModule(() => import('../screens/trade/MarketBuy'), 'MarketBuy'),
  },
  {
    path: '/market/subscribe',
    keepAlive: true,
    screen: lazyModule(() => import('../screens/ipo/Subscribe'), 'Subscribe'),
  },
  {
    path: '/market/subscribeDetail',
    screen: lazyModule(() => import('../screens/ipo/SubscribeDetail'), 'SubscribeDetail'),
  },
  {
    path: '/market/subscribeRecord',
    screen: lazyModule(() => import('../screens/ipo/SubscribeRecord'), 'SubscribeRecord'),
  },
  {
    path: '/common/dayTrading',
    screen: lazyModule(() => import('../screens/dayTrading/DayTrading'), 'DayTrading'),
  },
  { path: '/common/dividend', screen: lazyModule(() => import('../screens/buyback/Dividend'), 'Dividend') },
  {
    path: '/common/dividend2',
    screen: lazyModule(() => import('../screens/blockTrade/Dividend2'), 'Dividend2'),
  },
  {
    path: '/common/dividend3',
    screen: lazyModule(() => import('../screens/blockTrade/Dividend3'), 'Dividend3'),
  },
  {
    path: '/gdindex/gdindex',
    keepAlive: { unless: 'product' },
    screen: lazyModule(() => import('../screens/products/Gdindex'), 'Gdindex'),
  },
  { path: '/gdindex/gdList', screen: lazyModule(() => import('../screens/products/GdList'), 'GdList') },
  {
    path: '/position/position',
    keepAlive: true,
    menu: 'trade',
    screen: lazyModule(() => import('../screens/trade/Positions'), 'Positions'),
  },
  {
    path: '/position/positionDetail',
    screen: lazyModule(() => import('../screens/trade/PositionDetail'), 'PositionDetail'),
  },
  {
    path: '/user/usercenter',
    menu: 'menu',
    screen: lazyModule(() => import('../screens/account/UserCenter'), 'UserCenter'),
  },
  {
    path: '/user/rechargeChannel',
    screen: lazyModule(() => import('../screens/deposits/RechargeChannel'), 'RechargeChannel'),
  },
  { path: '/user/recharge', screen: lazyModule(() => import('../screens/deposits/Recharge'), 'Recharge') },
  { path: '/user/withdraw', screen: lazyModule(() => import('../screens/withdrawals/Withdraw'), 'Withdraw') },
  { path: '/user/WithCard', screen: lazyModule(() => import('../screens/withdrawals/WithCard'), 'WithCard') },
  { path: '/user/BankCard', screen: lazyModule(() => import('../screens/cards/BankCard'), 'BankCard') },
  { path: '/user/bandCard', screen: lazyModule(() => import('../screens/cards/BandCard'), 'BandCard') },
  {
    path: '/user/exchange',
    screen: lazyModule(() => import('../screens/currencyExchange/Exchange'), 'Exchange'),
  },
  { path: '/user/userInfo', screen: lazyModule(() => import('../screens/identity/UserInfo'), 'UserInfo') },
  { path: '/user/aboutUs', screen: lazyModule(() => import('../screens/content/AboutUs'), 'AboutUs') },
  {
    path: '/user/tradeRule',
    open: true,
    screen: lazyModule(() => import('../screens/content/TradeRule'), 'TradeRule'),
  },
  { path: '/user/msgInfo', screen: lazyModule(() => import('../screens/notices/MsgInfo'), 'MsgInfo') },
  { path: '/user/setting', screen: lazyModule(() => import('../screens/settings/Setting'), 'Setting') },
  {
    path: '/user/loginPassword',
    screen: lazyModule(() => import('../screens/settings/LoginPassword'), 'LoginPassword'),
  },
  {
    path: '/user/setPassword',
    screen: lazyModule(() => import('../screens/settings/SetPassword'), 'SetPassword'),
  },
  {
    path: '/user/FundingDetails',
    screen: lazyModule(() => import('../screens/fundRecords/FundingDetails'), 'FundingDetails'),
  },
  { path: '/user/jk', screen: lazyModule(() => import('../screens/loans/Jk'), 'Jk') },
  { path: '/user/jkjl', screen: lazyModule(() => import('../screens/loans/Jkjl'), 'Jkjl') },
  { path: '/user/pj', screen: lazyModule(() => import('../screens/rewards/Pj'), 'Pj') },
  {
    path: '/user/userPri',
    open: true,
    screen: lazyModule(() => import('../screens/content/UserPri'), 'UserPri'),
  },
  {
    path: '/user/changeLang',
    open: true,
    screen: lazyModule(() => import('../screens/settings/ChangeLang'), 'ChangeLang'),
  },
] as const satisfies readonly AppRoute[];

/** A path that has a screen. */
export type RoutePath = (typeof manifest)[number]['path'];

/** Every path that has a screen. */
export const routes: readonly AppRoute[] = manifest;

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The route of a path; undefined when the path is unknown. */
export function findRoute(path: string): AppRoute | undefined {
  return byPath.get(path);
}

/** Whether a screen is kept alive at an address. */
export function isKeptAlive({ keepAlive }: AppRoute, search: string): boolean {
  return (
    keepAlive === true || (keepAlive !== undefined && !new URLSearchParams(search).has(keepAlive.unless))
  );
}

/** Every path that has a screen, for links to check. */
export const routePaths: ReadonlySet<string> = new Set(byPath.keys());
