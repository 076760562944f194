import type { RoutePath } from '../../src/app/routes';
import type { Language } from '../../src/i18n/language';
import type { Namespace, QualifiedKey } from '../../src/i18n/text';
import { appTexts } from '../reference/glossary/appTexts';
import { otherNamesOf } from './synonyms';

/** The name of a screen in every language. */
export type ScreenName = Record<Language, string>;

/** A name for a screen whose heading is a figure, a stock or an offer. */
interface OwnName extends ScreenName {
  /** The namespace of its texts. */
  texts: Namespace;
}

/** The text that heads each screen. */
const names: Record<RoutePath, QualifiedKey | OwnName> = {
  '/login/start': { en: 'Splash', tw: '啟動畫面', jp: '起動画面', texts: 'login' },
  '/login/logon': { en: 'Introduction', tw: '功能介紹', jp: 'アプリの紹介', texts: 'login' },
  '/login/logon2': { en: 'Register or log in', tw: '註冊或登入', jp: '登録・ログインの選択', texts: 'login' },
  '/login/login': 'login:login.title',
  '/login/register': 'login:register.title',
  '/home/index': 'home:title',
  '/home/moreNews': 'home:news.title',
  '/home/DetailsPage': { en: 'News article', tw: '新聞內文', jp: 'ニュース記事', texts: 'home' },
  '/home/worth': 'valueStock:title',
  '/home/worthList': 'valueStock:records.title',
  '/home/search': 'search:title',
  '/market/market': 'market:title',
  '/market/auction': 'board:example.open',
  '/market/stockHot/stockList': 'market:ranking.title',
  '/market/marketFav': 'watchlist:title',
  '/market/marketDetail': { en: 'Stock details', tw: '個股詳情', jp: '銘柄詳細', texts: 'stock' },
  '/market/marketBuy': 'trade:order.title',
  '/market/subscribe': 'ipo:title',
  '/market/subscribeDetail': { en: 'IPO details', tw: '申購詳情', jp: 'IPO詳細', texts: 'ipo' },
  '/market/subscribeRecord': 'ipo:records.title',
  '/common/dayTrading': 'dayTrading:title',
  '/common/dividend': 'buyback:title',
  '/common/dividend2': 'blockTrade:title',
  '/common/dividend3': 'blockTrade:records.title',
  '/gdindex/gdindex': 'products:title',
  '/gdindex/gdList': 'products:mine.title',
  '/position/position': 'position:title',
  '/position/positionDetail': 'trade:detail.title',
  '/user/usercenter': 'home:account.title',
  '/user/rechargeChannel': 'deposits:title',
  '/user/recharge': { en: 'Deposit by channel', tw: '入金申請', jp: '入金手続き', texts: 'deposits' },
  '/user/withdraw': 'withdrawals:title',
  '/user/WithCard': 'withdrawals:cardsTitle',
  '/user/BankCard': 'cards:title',
  '/user/bandCard': 'cards:add',
  '/user/exchange': 'currencyExchange:title',
  '/user/userInfo': 'identity:title',
  '/user/aboutUs': 'account:entrances.about',
  '/user/tradeRule': 'home:entrances.tradeRule',
  '/user/msgInfo': 'notices:title',
  '/user/setting': 'settings:title',
  '/user/loginPassword': 'settings:login.title',
  '/user/setPassword': 'settings:fundPassword',
  '/user/FundingDetails': 'fundRecords:records.title',
  '/user/statements': 'statements:title',
  '/user/results': 'results:title',
  '/user/jk': 'loans:title',
  '/user/jkjl': 'loans:list.title',
  '/user/pj': 'rewards:title',
  '/user/userPri': 'home:account.agreement',
  '/user/changeLang': 'home:language.title',
};

/** The first parts of the paths. */
const areas: Record<string, ScreenName> = {
  login: { en: 'Signing in', tw: '登入與註冊', jp: 'ログインと登録' },
  home: { en: 'Home, news and search', tw: '首頁、新聞與搜尋', jp: 'ホーム・ニュース・検索' },
  market: { en: 'Market, orders and IPOs', tw: '行情、下單與申購', jp: 'マーケット・注文・IPO' },
  common: { en: 'Day trading and block trades', tw: '當沖與鉅額交易', jp: 'デイトレードと立会外取引' },
  gdindex: { en: 'Funds', tw: '投資商品', jp: '運用商品' },
  position: { en: 'Positions', tw: '部位', jp: '建玉' },
  user: { en: 'Account, money and settings', tw: '帳戶、資金與設定', jp: '口座・資金・設定' },
};

/** The name of an area, such as `user`; its own name if it has no other. */
export const areaName = (area: string, language: Language): string => areas[area]?.[language] ?? area;

const isPath = (path: string): path is RoutePath => path in names;

/** The name of a screen; undefined for a path without a screen. */
export function screenName(path: string): ScreenName | undefined {
  if (!isPath(path)) return undefined;
  const name = names[path];
  if (typeof name !== 'string') return { en: name.en, tw: name.tw, jp: name.jp };
  const key = name.replace(':', '.');
  const inLanguage = (language: Language) => appTexts[language].get(key) ?? path;
  return { en: inLanguage('en'), tw: inLanguage('tw'), jp: inLanguage('jp') };
}

/** The names of a screen in all languages, other words for it, and its path. The search of the sidebar finds it by them. */
export function searchedNames(path: string): string[] {
  const name = screenName(path);
  return name ? [name.jp, name.tw, name.en, ...otherNamesOf(name.jp), path] : [];
}

/** The namespace of the texts of a screen. */
export function namespaceOf(path: string): string | undefined {
  if (!isPath(path)) return undefined;
  const name = names[path];
  return typeof name === 'string' ? name.split(':')[0] : name.texts;
}
