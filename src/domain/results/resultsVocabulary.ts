import type { FundRecordType } from '../fundRecords/fundRecordTypes';

/**
 * What a result comes from. A position bought by an order, as a day trade, in a new issue, a block trade or as a value
 * stock, or sold to the company; copy trades and lock-up products; the interest of a loan; rewards.
 */
export const resultProducts = [
  'order',
  'dayTrade',
  'ipo',
  'blockTrade',
  'valueStock',
  'buyback',
  'copyTrading',
  'lockUp',
  'loan',
  'reward',
] as const;
export type ResultProduct = (typeof resultProducts)[number];

/** Types of the fund records that realise a result. */
export const resultTypes = [
  'positionClosed',
  'positionLiquidated',
  'buybackSold',
  'copyTradeEnded',
  'lockUpIncome',
  'loanRepaid',
  'signInReward',
  'referralReward',
] as const satisfies readonly FundRecordType[];
export type ResultType = (typeof resultTypes)[number];
