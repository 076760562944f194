import type { FundRecordKind } from './fundRecordsVocabulary';

/** The kind of fund record of each event that changes a balance. */
export const kindOfFundRecord = {
  deposit: 'deposit',
  withdrawalRequested: 'withdrawal',
  withdrawalPaid: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  orderPlaced: 'order',
  orderFilled: 'order',
  dayTradeReleased: 'order',
  orderCancelled: 'order',
  orderExpired: 'order',
  marginAdded: 'order',
  positionClosed: 'order',
  positionLiquidated: 'order',
  ipoApplied: 'ipo',
  ipoNotWon: 'ipo',
  ipoPartNotWon: 'ipo',
  ipoPaid: 'ipo',
  ipoForfeited: 'ipo',
  ipoListed: 'ipo',
  blockTradeApplied: 'blockTrade',
  blockTradePassed: 'blockTrade',
  blockTradeRejected: 'blockTrade',
  copyTradeJoined: 'copyTrading',
  copyTradeEnded: 'copyTrading',
  lockUpBought: 'lockUp',
  lockUpIncome: 'lockUp',
  lockUpEnded: 'lockUp',
  valueStockApplied: 'valueStock',
  valueStockPassed: 'valueStock',
  valueStockRejected: 'valueStock',
  valueStockCancelled: 'valueStock',
  buybackSold: 'buyback',
  currencyExchanged: 'currencyExchange',
  loanGranted: 'loan',
  loanRepaid: 'loan',
  signInReward: 'reward',
  referralReward: 'reward',
} as const satisfies Record<string, FundRecordKind>;

export type FundRecordType = keyof typeof kindOfFundRecord;
export const fundRecordTypes = Object.keys(kindOfFundRecord) as [FundRecordType, ...FundRecordType[]];
