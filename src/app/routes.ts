import type { Namespace } from '../i18n/text';
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent';

/** Entries of the bottom menu, in their order (specification 2). */
export const menuEntries = ['home', 'market', 'search', 'favourites', 'trade', 'menu'] as const;
export type MenuEntry = (typeof menuEntries)[number];

/** A path and its screen. */
export interface AppRoute {
  path: string;
  screen: LazyComponent;
  /** Namespaces that the screen and its sheets use, in addition to `firstNamespaces`. Loaded before it is shown. */
  texts?: readonly Namespace[];
  /** Beyond the specification: a page of its own for what its screens have no place for. */
  additional?: true;
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

/** Every path and its screen. Paths carry no parameters; those of the specification are fixed (specification 2). */
const manifest = [
  {
    path: '/login/start',
    open: true,
    screen: lazyComponent(() => import('../screens/login/Start'), 'Start'),
  },
  {
    path: '/login/logon',
    open: true,
    screen: lazyComponent(() => import('../screens/login/Logon'), 'Logon'),
  },
  {
    path: '/login/logon2',
    open: true,
    screen: lazyComponent(() => import('../screens/login/Logon2'), 'Logon2'),
  },
  {
    path: '/login/login',
    open: true,
    screen: lazyComponent(() => import('../screens/login/Login'), 'Login'),
  },
  {
    path: '/login/register',
    open: true,
    screen: lazyComponent(() => import('../screens/login/Register'), 'Register'),
  },
  {
    path: '/home/index',
    keepAlive: true,
    menu: 'home',
    screen: lazyComponent(() => import('../screens/home/Home'), 'Home'),
  },
  { path: '/home/moreNews', screen: lazyComponent(() => import('../screens/content/MoreNews'), 'MoreNews') },
  {
    path: '/home/DetailsPage',
    screen: lazyComponent(() => import('../screens/content/DetailsPage'), 'DetailsPage'),
  },
  {
    path: '/home/worth',
    texts: ['blockTrade', 'notices', 'reasons', 'requests', 'trade', 'valueStock'],
    screen: lazyComponent(() => import('../screens/valueStock/Worth'), 'Worth'),
  },
  {
    path: '/home/worthList',
    texts: ['requests', 'trade', 'valueStock'],
    screen: lazyComponent(() => import('../screens/valueStock/WorthList'), 'WorthList'),
  },
  {
    path: '/home/search',
    texts: ['search', 'watchlist'],
    keepAlive: true,
    menu: 'search',
    screen: lazyComponent(() => import('../screens/market/Search'), 'Search'),
  },
  {
    path: '/market/market',
    keepAlive: true,
    menu: 'market',
    screen: lazyComponent(() => import('../screens/market/Market'), 'Market'),
  },
  {
    path: '/market/stockHot/stockList',
    screen: lazyComponent(() => import('../screens/market/StockHot'), 'StockHot'),
  },
  {
    path: '/market/marketFav',
    texts: ['watchlist'],
    keepAlive: true,
    menu: 'favourites',
    screen: lazyComponent(() => import('../screens/watchlist/MarketFav'), 'MarketFav'),
  },
  {
    path: '/market/marketDetail',
    texts: ['reasons', 'stock', 'trade'],
    screen: lazyComponent(() => import('../screens/market/MarketDetail'), 'MarketDetail'),
  },
  {
    path: '/market/marketBuy',
    texts: ['notices', 'position', 'reasons', 'requests', 'stock', 'trade'],
    screen: lazyComponent(() => import('../screens/trade/MarketBuy'), 'MarketBuy'),
  },
  {
    path: '/market/auction',
    additional: true,
    texts: ['board'],
    screen: lazyComponent(() => import('../screens/market/Auction'), 'Auction'),
  },
  {
    path: '/market/subscribe',
    texts: ['ipo'],
    keepAlive: true,
    screen: lazyComponent(() => import('../screens/ipo/Subscribe'), 'Subscribe'),
  },
  {
    path: '/market/subscribeDetail',
    texts: ['ipo', 'notices', 'products', 'reasons', 'requests', 'trade'],
    screen: lazyComponent(() => import('../screens/ipo/SubscribeDetail'), 'SubscribeDetail'),
  },
  {
    path: '/market/subscribeRecord',
    texts: ['ipo'],
    screen: lazyComponent(() => import('../screens/ipo/SubscribeRecord'), 'SubscribeRecord'),
  },
  {
    path: '/common/dayTrading',
    texts: ['dayTrading', 'notices', 'reasons', 'requests', 'trade'],
    screen: lazyComponent(() => import('../screens/dayTrading/DayTrading'), 'DayTrading'),
  },
  {
    path: '/common/dividend',
    texts: ['buyback', 'notices', 'reasons', 'requests', 'trade'],
    screen: lazyComponent(() => import('../screens/buyback/Dividend'), 'Dividend'),
  },
  {
    path: '/common/dividend2',
    texts: ['blockTrade', 'notices', 'reasons', 'requests', 'trade'],
    screen: lazyComponent(() => import('../screens/blockTrade/Dividend2'), 'Dividend2'),
  },
  {
    path: '/common/dividend3',
    texts: ['blockTrade'],
    screen: lazyComponent(() => import('../screens/blockTrade/Dividend3'), 'Dividend3'),
  },
  {
    path: '/gdindex/gdindex',
    texts: ['copyTrading', 'errors', 'lockUp', 'notices', 'products', 'reasons', 'requests', 'trade'],
    keepAlive: { unless: 'product' },
    screen: lazyComponent(() => import('../screens/products/Gdindex'), 'Gdindex'),
  },
  {
    path: '/gdindex/gdList',
    texts: ['copyTrading', 'lockUp', 'notices', 'position', 'products', 'reasons', 'requests', 'trade'],
    screen: lazyComponent(() => import('../screens/products/GdList'), 'GdList'),
  },
  {
    path: '/position/position',
    texts: ['position', 'reasons', 'requests', 'trade'],
    keepAlive: true,
    menu: 'trade',
    screen: lazyComponent(() => import('../screens/trade/Positions'), 'Positions'),
  },
  {
    path: '/position/positionDetail',
    texts: ['position', 'reasons', 'requests', 'trade'],
    screen: lazyComponent(() => import('../screens/trade/PositionDetail'), 'PositionDetail'),
  },
  {
    path: '/user/usercenter',
    texts: ['account', 'fundRecords', 'invite'],
    menu: 'menu',
    screen: lazyComponent(() => import('../screens/account/UserCenter'), 'UserCenter'),
  },
  {
    path: '/user/rechargeChannel',
    texts: ['deposits', 'transfers', 'withdrawals'],
    screen: lazyComponent(() => import('../screens/deposits/RechargeChannel'), 'RechargeChannel'),
  },
  {
    path: '/user/recharge',
    texts: [
      'deposits',
      'errors',
      'notices',
      'reasons',
      'requests',
      'trade',
      'transfers',
      'uploads',
      'withdrawals',
    ],
    screen: lazyComponent(() => import('../screens/deposits/Recharge'), 'Recharge'),
  },
  {
    path: '/user/withdraw',
    texts: [
      'cards',
      'deposits',
      'fundRecords',
      'notices',
      'reasons',
      'requests',
      'settings',
      'trade',
      'transfers',
      'withdrawals',
    ],
    screen: lazyComponent(() => import('../screens/withdrawals/Withdraw'), 'Withdraw'),
  },
  {
    path: '/user/WithCard',
    texts: ['cards', 'fundRecords', 'reasons', 'trade', 'withdrawals'],
    screen: lazyComponent(() => import('../screens/withdrawals/WithCard'), 'WithCard'),
  },
  {
    path: '/user/BankCard',
    texts: ['cards', 'fundRecords'],
    screen: lazyComponent(() => import('../screens/cards/BankCard'), 'BankCard'),
  },
  {
    path: '/user/bandCard',
    texts: ['cards', 'fundRecords', 'reasons', 'search', 'settings', 'trade', 'withdrawals'],
    screen: lazyComponent(() => import('../screens/cards/BandCard'), 'BandCard'),
  },
  {
    path: '/user/exchange',
    texts: ['currencyExchange', 'notices', 'products', 'reasons', 'requests', 'stock', 'trade'],
    screen: lazyComponent(() => import('../screens/currencyExchange/Exchange'), 'Exchange'),
  },
  {
    path: '/user/userInfo',
    texts: ['errors', 'identity', 'uploads'],
    screen: lazyComponent(() => import('../screens/identity/UserInfo'), 'UserInfo'),
  },
  {
    path: '/user/aboutUs',
    texts: ['account'],
    screen: lazyComponent(() => import('../screens/content/AboutUs'), 'AboutUs'),
  },
  {
    path: '/user/tradeRule',
    open: true,
    screen: lazyComponent(() => import('../screens/content/TradeRule'), 'TradeRule'),
  },
  {
    path: '/user/msgInfo',
    texts: ['notices'],
    screen: lazyComponent(() => import('../screens/notices/MsgInfo'), 'MsgInfo'),
  },
  {
    path: '/user/setting',
    texts: ['errors', 'settings', 'uploads'],
    screen: lazyComponent(() => import('../screens/settings/Setting'), 'Setting'),
  },
  {
    path: '/user/loginPassword',
    texts: ['settings'],
    screen: lazyComponent(() => import('../screens/settings/LoginPassword'), 'LoginPassword'),
  },
  {
    path: '/user/setPassword',
    texts: ['reasons', 'settings', 'trade'],
    screen: lazyComponent(() => import('../screens/settings/SetPassword'), 'SetPassword'),
  },
  {
    path: '/user/FundingDetails',
    texts: ['fundRecords', 'statements'],
    screen: lazyComponent(() => import('../screens/fundRecords/FundingDetails'), 'FundingDetails'),
  },
  {
    path: '/user/statements',
    additional: true,
    texts: ['fundRecords', 'results', 'statements', 'trade'],
    screen: lazyComponent(() => import('../screens/statements/Statements'), 'Statements'),
  },
  {
    path: '/user/results',
    additional: true,
    texts: ['results', 'trade'],
    screen: lazyComponent(() => import('../screens/results/Results'), 'Results'),
  },
  {
    path: '/user/jk',
    texts: ['loans', 'notices', 'reasons', 'requests', 'trade'],
    screen: lazyComponent(() => import('../screens/loans/Jk'), 'Jk'),
  },
  {
    path: '/user/jkjl',
    texts: ['loans'],
    screen: lazyComponent(() => import('../screens/loans/Jkjl'), 'Jkjl'),
  },
  {
    path: '/user/pj',
    texts: ['loans', 'reasons', 'requests', 'rewards', 'trade'],
    screen: lazyComponent(() => import('../screens/rewards/Pj'), 'Pj'),
  },
  {
    path: '/user/userPri',
    open: true,
    screen: lazyComponent(() => import('../screens/content/UserPri'), 'UserPri'),
  },
  {
    path: '/user/changeLang',
    open: true,
    screen: lazyComponent(() => import('../screens/settings/ChangeLang'), 'ChangeLang'),
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
