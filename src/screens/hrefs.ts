import type { RankingKind } from '../api/contract/stocks';
import type { Currency, Side } from '../domain/vocabulary';

/** Where the details of a stock are. */
export const stockHref = (symbol: string): string =>
  `#/market/marketDetail?symbol=${encodeURIComponent(symbol)}`;

/** All stocks that can be traded. */
export const marketHref = '#/market/market';

/** Where stocks are searched for. */
export const searchHref = '#/home/search';

/** Where a position in a stock is opened. */
export const orderHref = (symbol: string, side: Side): string =>
  `#/market/marketBuy?symbol=${encodeURIComponent(symbol)}&side=${side}`;

/** The list of positions and orders. */
export const positionsHref = '#/position/position';

/** Where the details of a position are. */
export const positionHref = (id: string): string => `#/position/positionDetail?id=${encodeURIComponent(id)}`;

/** Where all news are. */
export const newsListHref = '#/home/moreNews';

/** Where a piece of news is read. */
export const newsHref = (id: string): string => `#/home/DetailsPage?id=${encodeURIComponent(id)}`;

/** Where a new issue is read about, and applied for. */
export const ipoHref = (id: string): string => `#/market/subscribeDetail?id=${encodeURIComponent(id)}`;

/** The new issues. */
export const ipoListHref = '#/market/subscribe';

/** The member's applications for new issues. */
export const ipoRecordsHref = '#/market/subscribeRecord';

/** Where the notices are. */
export const noticesHref = '#/user/msgInfo';

/** Where a notice is read. */
export const noticeHref = (id: string): string => `${noticesHref}?id=${encodeURIComponent(id)}`;

/** The blocks that are offered, or the form to bid for one of them. */
export const blockTradeHref = (offer?: string): string =>
  offer === undefined ? '#/common/dividend2' : `#/common/dividend2?offer=${encodeURIComponent(offer)}`;

/** The member's bids for blocks. */
export const blockTradeRecordsHref = '#/common/dividend3';

/** The ranked lists of stocks, or one of them. */
export const rankingHref = (kind?: RankingKind): string =>
  kind === undefined ? '#/market/stockHot/stockList' : `#/market/stockHot/stockList?kind=${kind}`;

/** A tab of day trading. */
export const dayTradeHref = (tab: 'submit' | 'trading' | 'details' | 'applied'): string =>
  `#/common/dayTrading?tab=${tab}`;

/** A step on the way to something else, and where it was needed: the step leads back there (`useReturn`). */
const step = (path: string, to: string | undefined): string =>
  to === undefined ? `#${path}` : `#${path}?to=${encodeURIComponent(to)}`;

/** Where a member proves who they are; `to` is the path where that was needed. */
export const realNameHref = (to?: string): string => step('/user/userInfo', to);

/** Where a bank account is added; `to` is the path where that was needed. */
export const addCardHref = (to?: string): string => step('/user/bandCard', to);

/** Where the fund password is set; `to` is the path where that was needed. */
export const fundPasswordHref = (to?: string): string => step('/user/setPassword', to);

/** The member's bank accounts. */
export const cardsHref = '#/user/BankCard';

/** The ways to pay in. */
export const depositChannelsHref = '#/user/rechargeChannel';

/** The deposit by a channel. */
export const depositHref = (channel: string): string =>
  `#/user/recharge?channel=${encodeURIComponent(channel)}`;

/** The member's deposits, or one of them. */
export const depositRecordsHref = (id?: string): string =>
  `${depositChannelsHref}?${id === undefined ? 'view=records' : `id=${encodeURIComponent(id)}`}`;

/** Where money is paid out. */
export const withdrawHref = '#/user/withdraw';

/** Where the bank account of a withdrawal is chosen; `card` is the one that is chosen now. */
export const withCardHref = (card?: string): string =>
  card === undefined ? '#/user/WithCard' : `#/user/WithCard?card=${encodeURIComponent(card)}`;

/** The member's withdrawals, or one of them. */
export const withdrawRecordsHref = (id?: string): string =>
  `${withdrawHref}?${id === undefined ? 'view=records' : `id=${encodeURIComponent(id)}`}`;

/** The credit score, and what raises it. */
export const creditHref = '#/user/pj?tab=score';

/** The daily sign-in. */
export const signInHref = '#/user/pj';

/** The parts of currency exchange. */
export const exchangeTabs = ['exchange', 'balances', 'records'] as const;
export type ExchangeTab = (typeof exchangeTabs)[number];

/** A part of currency exchange. */
export const exchangeHref = (tab: ExchangeTab): string => `#/user/exchange?tab=${tab}`;

/** Where one currency is exchanged for another. */
export const exchangePairHref = (from: Currency, to: Currency): string =>
  `${exchangeHref('exchange')}&from=${from}&to=${to}`;

/** What is invested in beside the market. */
export const fundTabs = ['copyTrading', 'lockUp'] as const;
export type FundTab = (typeof fundTabs)[number];

/** Products to invest in, or one of them with its form. */
export const fundProductsHref = (tab: FundTab, product?: string): string =>
  `#/gdindex/gdindex?tab=${tab}${product === undefined ? '' : `&product=${encodeURIComponent(product)}`}`;

/** The member's copy trades or lock-ups, or one of them. */
export const myFundsHref = (tab: FundTab, id?: string): string =>
  `#/gdindex/gdList?tab=${tab}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;

/** The positions that mentors have opened for the member. */
export const followOrdersHref = `${positionsHref}?source=followOrders`;

/** The member's settings. */
export const settingsHref = '#/user/setting';

/** Where a credit loan is asked for and repaid. */
export const loanDeskHref = '#/user/jk';

/** The member's loans. */
export const loanRecordsHref = '#/user/jkjl';

/** One loan with its history. */
export const loanHref = (id: string): string => `${loanRecordsHref}?id=${encodeURIComponent(id)}`;

/** The value stocks of the day, or the form to apply for one of them. */
export const valueStocksHref = (offer?: string): string =>
  offer === undefined ? '#/home/worth' : `#/home/worth?offer=${encodeURIComponent(offer)}`;

/** The member's applications for value stocks. */
export const valueStockOrdersHref = '#/home/worthList';

/** The companies that buy shares back, or the form to tender shares to one of them. */
export const buybackHref = (offer?: string): string =>
  offer === undefined ? '#/common/dividend' : `#/common/dividend?offer=${encodeURIComponent(offer)}`;

/** The member's tenders. */
export const tendersHref = '#/common/dividend?tab=mine';
