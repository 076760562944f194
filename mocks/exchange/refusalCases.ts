import { blockTradeRefusalCases } from './blockTrade/refusalCases';
import { buybackRefusalCases } from './buyback/refusalCases';
import { copyTradingRefusalCases } from './copyTrading/refusalCases';
import { currencyExchangeRefusalCases } from './currencyExchange/refusalCases';
import { dayTradingRefusalCases } from './dayTrading/refusalCases';
import { identityRefusalCases } from './identity/refusalCases';
import { ipoRefusalCases } from './ipo/refusalCases';
import { loansRefusalCases } from './loans/refusalCases';
import { lockUpRefusalCases } from './lockUp/refusalCases';
import { noticesRefusalCases } from './notices/refusalCases';
import type { RefusalCase } from './refusalCase';
import { rewardsRefusalCases } from './rewards/refusalCases';
import { supportRefusalCases } from './support/refusalCases';
import { ordersRefusalCases } from './trade/refusalCases';
import { transfersRefusalCases } from './transfers/refusalCases';
import { valueStockRefusalCases } from './valueStock/refusalCases';

/** All refusal cases, at least one for each message of the error catalogue (specification 8). */
export const refusalCases: RefusalCase[] = [
  ...blockTradeRefusalCases,
  ...buybackRefusalCases,
  ...copyTradingRefusalCases,
  ...currencyExchangeRefusalCases,
  ...dayTradingRefusalCases,
  ...identityRefusalCases,
  ...ipoRefusalCases,
  ...loansRefusalCases,
  ...lockUpRefusalCases,
  ...noticesRefusalCases,
  ...ordersRefusalCases,
  ...rewardsRefusalCases,
  ...supportRefusalCases,
  ...transfersRefusalCases,
  ...valueStockRefusalCases,
];
