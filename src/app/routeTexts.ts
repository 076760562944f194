import type { Namespace } from '../i18n/text';
import type { RoutePath } from './routes';

/** The namespaces of what each screen says, and what opens above it, beside those that the app begins with. */
const namespaces = new Map<string, readonly Namespace[]>([
  ['/home/worth', ['blockTrade', 'notices', 'reasons', 'trade', 'valueStock']],
  ['/home/worthList', ['trade', 'valueStock']],
  ['/home/search', ['search', 'watchlist']],
  ['/market/market', ['watchlist']],
  ['/market/marketFav', ['watchlist']],
  ['/market/marketDetail', ['reasons', 'stock', 'trade']],
  ['/market/marketBuy', ['notices', 'position', 'reasons', 'trade']],
  ['/market/subscribe', ['ipo', 'products']],
  ['/market/subscribeDetail', ['ipo', 'notices', 'products', 'reasons', 'trade']],
  ['/market/subscribeRecord', ['ipo']],
  ['/common/dayTrading', ['dayTrade', 'notices', 'reasons', 'trade']],
  ['/common/dividend', ['buyback', 'notices', 'reasons', 'trade']],
  ['/common/dividend2', ['blockTrade', 'notices', 'reasons', 'trade']],
  ['/common/dividend3', ['blockTrade']],
  ['/gdindex/gdindex', ['copyTrading', 'errors', 'lockUp', 'notices', 'products', 'reasons', 'trade']],
  ['/gdindex/gdList', ['copyTrading', 'lockUp', 'notices', 'position', 'products', 'reasons', 'trade']],
  ['/position/position', ['position', 'reasons', 'trade']],
  ['/position/positionDetail', ['position', 'reasons', 'trade']],
  ['/user/usercenter', ['center', 'funds', 'invite']],
  ['/user/rechargeChannel', ['deposit', 'transfer', 'withdraw']],
  ['/user/recharge', ['deposit', 'errors', 'notices', 'reasons', 'trade', 'transfer', 'uploads', 'withdraw']],
  [
    '/user/withdraw',
    ['cards', 'deposit', 'funds', 'notices', 'reasons', 'settings', 'trade', 'transfer', 'withdraw'],
  ],
  ['/user/WithCard', ['cards', 'funds', 'reasons', 'withdraw']],
  ['/user/BankCard', ['cards', 'funds']],
  ['/user/bandCard', ['cards', 'funds', 'reasons', 'search', 'settings', 'trade', 'withdraw']],
  ['/user/exchange', ['exchange', 'notices', 'products', 'reasons', 'stock', 'trade']],
  ['/user/userInfo', ['errors', 'identity', 'uploads']],
  ['/user/aboutUs', ['center']],
  ['/user/msgInfo', ['notices']],
  ['/user/setting', ['errors', 'settings', 'uploads']],
  ['/user/loginPassword', ['settings']],
  ['/user/setPassword', ['reasons', 'settings', 'trade']],
  ['/user/jk', ['loan', 'notices', 'reasons', 'trade']],
  ['/user/jkjl', ['loan']],
  ['/user/pj', ['loan', 'reasons', 'rewards', 'trade']],
  ['/user/FundingDetails', ['funds']],
] satisfies [RoutePath, readonly Namespace[]][]);

const none: readonly Namespace[] = [];

/** What is loaded before the screen of a path is drawn. */
export const routeTexts = (path: string): readonly Namespace[] => namespaces.get(path) ?? none;
