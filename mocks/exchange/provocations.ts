import { blockTradeProvocations } from './blockTrade/provocations';
import { buybackProvocations } from './buyback/provocations';
import { copyTradingProvocations } from './copyTrading/provocations';
import { currencyExchangeProvocations } from './currencyExchange/provocations';
import { dayTradingProvocations } from './dayTrading/provocations';
import { identityProvocations } from './identity/provocations';
import { ipoProvocations } from './ipo/provocations';
import { loansProvocations } from './loans/provocations';
import { lockUpProvocations } from './lockUp/provocations';
import { noticesProvocations } from './notices/provocations';
import type { Provocation } from './provocation';
import { rewardsProvocations } from './rewards/provocations';
import { supportProvocations } from './support/provocations';
import { ordersProvocations } from './trade/provocations';
import { transfersProvocations } from './transfers/provocations';
import { valueStockProvocations } from './valueStock/provocations';

/** All ways to be refused, at least one for each message of the error catalogue (specification 8). */
export const provocations: Provocation[] = [
  ...blockTradeProvocations,
  ...buybackProvocations,
  ...copyTradingProvocations,
  ...currencyExchangeProvocations,
  ...dayTradingProvocations,
  ...identityProvocations,
  ...ipoProvocations,
  ...loansProvocations,
  ...lockUpProvocations,
  ...noticesProvocations,
  ...ordersProvocations,
  ...rewardsProvocations,
  ...supportProvocations,
  ...transfersProvocations,
  ...valueStockProvocations,
];
