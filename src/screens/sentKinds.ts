import type { QualifiedKey } from '../i18n/text';
import {
  blockTradeRecordsHref,
  dayTradeHref,
  depositRecordsHref,
  exchangeHref,
  ipoRecordsHref,
  loanHref,
  myFundsHref,
  positionHref,
  positionsHref,
  tendersHref,
  valueStockOrdersHref,
  withdrawRecordsHref,
} from './hrefs';

/** What a call that moves money sends, and where its record is shown. */
export interface SentKind {
  what: Extract<QualifiedKey, `requests:what.${string}`>;
  hrefOf: (record: string) => string;
}

const kind = (what: SentKind['what'], hrefOf: SentKind['hrefOf']): SentKind => ({ what, hrefOf });

const fundRecordsHref = '#/user/FundingDetails';
const dayTrades = () => dayTradeHref('details');
const copyTrade = (id: string) => myFundsHref('copyTrading', id);
const lockUp = (id: string) => myFundsHref('lockUp', id);

const kinds: ReadonlyMap<string, SentKind> = new Map([
  ['/trade/Open', kind('requests:what.order', positionHref)],
  ['/trade/Cancel', kind('requests:what.cancelOrder', positionHref)],
  ['/trade/CancelAll', kind('requests:what.cancelAll', () => positionsHref)],
  ['/trade/Amend', kind('requests:what.amend', positionHref)],
  ['/trade/AddMargin', kind('requests:what.addMargin', positionHref)],
  ['/trade/Close', kind('requests:what.close', positionHref)],
  ['/trade/CancelClose', kind('requests:what.cancelClose', positionHref)],
  ['/dayTrade/Apply', kind('requests:what.dayTrade', dayTrades)],
  ['/dayTrade/Cancel', kind('requests:what.cancelDayTrade', dayTrades)],
  ['/ipo/Apply', kind('requests:what.ipo', () => ipoRecordsHref)],
  ['/ipo/Pay', kind('requests:what.ipoPayment', () => ipoRecordsHref)],
  ['/blockTrade/Apply', kind('requests:what.blockTrade', () => blockTradeRecordsHref)],
  ['/valueStock/Apply', kind('requests:what.valueStock', () => valueStockOrdersHref)],
  ['/valueStock/Cancel', kind('requests:what.cancelValueStock', () => valueStockOrdersHref)],
  ['/buyback/Apply', kind('requests:what.tender', () => tendersHref)],
  ['/buyback/Cancel', kind('requests:what.cancelTender', () => tendersHref)],
  ['/copyTrade/Follow', kind('requests:what.copyTrade', copyTrade)],
  ['/copyTrade/Stop', kind('requests:what.stopCopyTrade', copyTrade)],
  ['/lockUp/Buy', kind('requests:what.lockUp', lockUp)],
  ['/lockUp/Redeem', kind('requests:what.redeemLockUp', lockUp)],
  ['/deposit/Submit', kind('requests:what.deposit', depositRecordsHref)],
  ['/withdraw/Submit', kind('requests:what.withdrawal', withdrawRecordsHref)],
  ['/withdraw/Cancel', kind('requests:what.cancelWithdrawal', withdrawRecordsHref)],
  ['/exchange/Convert', kind('requests:what.exchange', () => exchangeHref('records'))],
  ['/loan/Borrow', kind('requests:what.loan', loanHref)],
  ['/loan/Repay', kind('requests:what.repayment', loanHref)],
  ['/signIn/ClaimReward', kind('requests:what.reward', () => fundRecordsHref)],
]);

/** What the call of a path sends. A trace of another release may name a call that does not exist any more. */
export const sentKind = (path: string): SentKind =>
  kinds.get(path) ?? kind('requests:what.other', () => fundRecordsHref);
