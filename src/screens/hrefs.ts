import type { RankingKind } from '../api/contract/stocks';
import type { Currency } from '../domain/currencyExchange/currencyExchangeVocabulary';
import type { SpelledScript } from '../domain/identity/identityVocabulary';
import type { Side } from '../domain/trade/tradeVocabulary';

/** Details of a stock. */
export const stockHref = (symbol: string): string =>
  `#/market/marketDetail?symbol=${encodeURIComponent(symbol)}`;

/** All stocks. */
export const marketHref = '#/market/market';

/** The stocks of a sector, by its code. */
export const sectorHref = (sector: string): string => `${marketHref}?sector=${encodeURIComponent(sector)}`;

/** Stock search. */
export const searchHref = '#/home/search';

/** Order form of a stock. */
export const orderHref = (symbol: string, side: Side): string =>
  `#/market/marketBuy?symbol=${encodeURIComponent(symbol)}&side=${side}`;

/** Positions and orders. */
export const positionsHref = '#/position/position';

/** What the details of a position can open with: a form. */
export const positionForms = ['addMargin', 'close'] as const;
export type PositionForm = (typeof positionForms)[number];

/** Details of a position, or one of its forms over them. */
export const positionHref = (id: string, form?: PositionForm): string =>
  `#/position/positionDetail?id=${encodeURIComponent(id)}${form === undefined ? '' : `&form=${form}`}`;

/** All news. */
export const newsListHref = '#/home/moreNews';

/** One news article. */
export const newsHref = (id: string): string => `#/home/DetailsPage?id=${encodeURIComponent(id)}`;

/** Details and application form of a new issue. */
export const ipoHref = (id: string): string => `#/market/subscribeDetail?id=${encodeURIComponent(id)}`;

/** New issues. */
export const ipoListHref = '#/market/subscribe';

/** The member's applications for new issues. */
export const ipoRecordsHref = '#/market/subscribeRecord';

/** All notices. */
export const noticesHref = '#/user/msgInfo';

/** One notice. */
export const noticeHref = (id: string): string => `${noticesHref}?id=${encodeURIComponent(id)}`;

/** Block trades, or the bid form of one. */
export const blockTradeHref = (offer?: string): string =>
  offer === undefined ? '#/common/dividend2' : `#/common/dividend2?offer=${encodeURIComponent(offer)}`;

/** The member's bids for blocks. */
export const blockTradeRecordsHref = '#/common/dividend3';

/** Stock rankings, or one of them. */
export const rankingHref = (kind?: RankingKind): string =>
  kind === undefined ? '#/market/stockHot/stockList' : `#/market/stockHot/stockList?kind=${kind}`;

/** A tab of day trading. */
export const dayTradeHref = (tab: 'submit' | 'trading' | 'details' | 'applied'): string =>
  `#/common/dayTrading?tab=${tab}`;

/** A step required by another screen. `to` is the path of that screen, to which the step returns (`useReturn`). */
const step = (path: string, to: string | undefined): string =>
  to === undefined ? `#${path}` : `#${path}?to=${encodeURIComponent(to)}`;

/** The real-name check; `to` is the path that needs it. */
export const realNameHref = (to?: string): string => step('/user/userInfo', to);

/** The name in another script, if it has not been verified in it; `to` is the path that needs it. */
export const missingSpellingHref = (script: SpelledScript, to?: string): string =>
  `${realNameHref(to)}${to === undefined ? '?' : '&'}spelling=${script}`;

/** The form to add or correct the verified name in another script. */
export const correctSpellingHref = (script: SpelledScript): string => `${realNameHref()}?correct=${script}`;

/** The form to add a bank account; `to` is the path that needs it. */
export const addCardHref = (to?: string): string => step('/user/bandCard', to);

/** The form to set the fund password; `to` is the path that needs it. */
export const fundPasswordHref = (to?: string): string => step('/user/setPassword', to);

/** The member's bank accounts. */
export const cardsHref = '#/user/BankCard';

/** Deposit channels. */
export const depositChannelsHref = '#/user/rechargeChannel';

/** Deposit by a channel. */
export const depositHref = (channel: string): string =>
  `#/user/recharge?channel=${encodeURIComponent(channel)}`;

/** The member's deposits, or one of them. */
export const depositRecordsHref = (id?: string): string =>
  `${depositChannelsHref}?${id === undefined ? 'view=records' : `id=${encodeURIComponent(id)}`}`;

/** Withdrawal form. */
export const withdrawHref = '#/user/withdraw';

/** Choice of the bank account for a withdrawal; `card` is the current choice. */
export const withCardHref = (card?: string): string =>
  card === undefined ? '#/user/WithCard' : `#/user/WithCard?card=${encodeURIComponent(card)}`;

/** The member's withdrawals, or one of them. */
export const withdrawRecordsHref = (id?: string): string =>
  `${withdrawHref}?${id === undefined ? 'view=records' : `id=${encodeURIComponent(id)}`}`;

/** Credit score. */
export const creditHref = '#/user/pj?tab=score';

/** Daily sign-in. */
export const signInHref = '#/user/pj';

/** Tabs of the currency exchange. */
export const exchangeTabs = ['exchange', 'balances', 'records'] as const;
export type ExchangeTab = (typeof exchangeTabs)[number];

/** A tab of the currency exchange. */
export const exchangeHref = (tab: ExchangeTab): string => `#/user/exchange?tab=${tab}`;

/** Exchange form of two currencies. */
export const exchangePairHref = (from: Currency, to: Currency): string =>
  `${exchangeHref('exchange')}&from=${from}&to=${to}`;

/** Kinds of investment products. */
export const fundTabs = ['copyTrading', 'lockUp'] as const;
export type FundTab = (typeof fundTabs)[number];

/** Investment products of a kind, or the form of one. */
export const fundProductsHref = (tab: FundTab, product?: string): string =>
  `#/gdindex/gdindex?tab=${tab}${product === undefined ? '' : `&product=${encodeURIComponent(product)}`}`;

/** The member's copy trades or lock-ups, or one of them. */
export const myFundsHref = (tab: FundTab, id?: string): string =>
  `#/gdindex/gdList?tab=${tab}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;

/** Positions opened by mentors for the member. */
export const followOrdersHref = `${positionsHref}?source=followOrders`;

/** Settings. */
export const settingsHref = '#/user/setting';

/** The form to request or repay a credit loan. */
export const loanDeskHref = '#/user/jk';

/** The member's loans. */
export const loanRecordsHref = '#/user/jkjl';

/** One loan with its history. */
export const loanHref = (id: string): string => `${loanRecordsHref}?id=${encodeURIComponent(id)}`;

/** Today's value stocks, or the application form of one. */
export const valueStocksHref = (offer?: string): string =>
  offer === undefined ? '#/home/worth' : `#/home/worth?offer=${encodeURIComponent(offer)}`;

/** The member's applications for value stocks. */
export const valueStockOrdersHref = '#/home/worthList';

/** Share buybacks, or the tender form of one. */
export const buybackHref = (offer?: string): string =>
  offer === undefined ? '#/common/dividend' : `#/common/dividend?offer=${encodeURIComponent(offer)}`;

/** The member's tenders. */
export const tendersHref = '#/common/dividend?tab=mine';

/** What was gained and lost in a month, by default the present one. */
export const resultsHref = (month?: string): string =>
  month === undefined ? '#/user/results' : `#/user/results?month=${month}`;
