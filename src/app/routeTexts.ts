import type { Namespace } from '../i18n/text';
import type { RoutePath } from './routes';

/** The namespaces of each screen and of its sheets, in addition to `firstNamespaces`. */
const namespaces = new Map<string, readonly Namespace[]>([
  ['/home/worth', ['blockTrade', 'notices', 'reasons', 'requests', 'trade', 'valueStock']],
  ['/home/worthList', ['requests', 'trade', 'valueStock']],
  ['/home/search', ['search', 'watchlist']],
  ['/market/market', ['watchlist']],
  ['/market/marketFav', ['watchlist']],
  ['/market/marketDetail', ['reasons', 'stock', 'trade']],
  ['/market/marketBuy', ['notices', 'position', 'reasons', 'requests', 'trade']],
  ['/market/subscribe', ['ipo', 'products']],
  ['/market/subscribeDetail', ['ipo', 'notices', 'products', 'reasons', 'requests', 'trade']],
  ['/market/subscribeRecord', ['ipo']],
  ['/common/dayTrading', ['dayTrading', 'notices', 'reasons', 'requests', 'trade']],
  ['/common/dividend', ['buyback', 'notices', 'reasons', 'requests', 'trade']],
  ['/common/dividend2', ['blockTrade', 'notices', 'reasons', 'requests', 'trade']],
  ['/common/dividend3', ['blockTrade']],
  [
    '/gdindex/gdindex',
    ['copyTrading', 'errors', 'lockUp', 'notices', 'products', 'reasons', 'requests', 'trade'],
  ],
  [
    '/gdindex/gdList',
    ['copyTrading', 'lockUp', 'notices', 'position', 'products', 'reasons', 'requests', 'trade'],
  ],
  ['/position/position', ['position', 'reasons', 'requests', 'trade']],
  ['/position/positionDetail', ['position', 'reasons', 'requests', 'trade']],
  ['/user/usercenter', ['account', 'fundRecords', 'invite']],
  ['/user/rechargeChannel', ['deposits', 'transfers', 'withdrawals']],
  [
    '/user/recharge',
    ['deposits', 'errors', 'notices', 'reasons', 'requests', 'trade', 'transfers', 'uploads', 'withdrawals'],
  ],
  [
    '/user/withdraw',
    [
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
  ],
  ['/user/WithCard', ['cards', 'fundRecords', 'reasons', 'withdrawals']],
  ['/user/BankCard', ['cards', 'fundRecords']],
  ['/user/bandCard', ['cards', 'fundRecords', 'reasons', 'search', 'settings', 'trade', 'withdrawals']],
  ['/user/exchange', ['currencyExchange', 'notices', 'products', 'reasons', 'requests', 'stock', 'trade']],
  ['/user/userInfo', ['errors', 'identity', 'uploads']],
  ['/user/aboutUs', ['account']],
  ['/user/msgInfo', ['notices']],
  ['/user/setting', ['errors', 'settings', 'uploads']],
  ['/user/loginPassword', ['settings']],
  ['/user/setPassword', ['reasons', 'settings', 'trade']],
  ['/user/jk', ['loans', 'notices', 'reasons', 'requests', 'trade']],
  ['/user/jkjl', ['loans']],
  ['/user/pj', ['loans', 'reasons', 'requests', 'rewards', 'trade']],
  ['/user/FundingDetails', ['fundRecords']],
] satisfies [RoutePath, readonly Namespace[]][]);

const none: readonly Namespace[] = [];

/** The namespaces to load before the screen of a path is shown. */
export const routeTexts = (path: string): readonly Namespace[] => namespaces.get(path) ?? none;
