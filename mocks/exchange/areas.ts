import type { About, Area, Diary, ReviewDesk, WaitingList } from './area';
import { blockTradeArea } from './blockTrade/area';
import { buybackArea } from './buyback/area';
import { copyTradingArea } from './copyTrading/area';
import { currencyExchangeArea } from './currencyExchange/area';
import { dayTradingArea } from './dayTrading/area';
import type { Exchange } from './exchange';
import { identityArea } from './identity/area';
import { ipoArea } from './ipo/area';
import { loansArea } from './loans/area';
import { lockUpArea } from './lockUp/area';
import { lookup } from './lookup';
import { noticesArea } from './notices/area';
import { rewardsArea } from './rewards/area';
import { supportArea } from './support/area';
import { ordersArea } from './trade/area';
import { transfersArea } from './transfers/area';
import { valueStockArea } from './valueStock/area';

/** All parts of the exchange. */
export const areas: readonly Area[] = [
  ordersArea,
  dayTradingArea,
  ipoArea,
  blockTradeArea,
  copyTradingArea,
  lockUpArea,
  valueStockArea,
  buybackArea,
  identityArea,
  transfersArea,
  currencyExchangeArea,
  loansArea,
  rewardsArea,
  noticesArea,
  supportArea,
];

export const diaries: readonly Diary[] = areas.flatMap((area) => area.diaries ?? []);
export const reviewDesks: readonly ReviewDesk[] = areas.flatMap((area) => area.desks ?? []);
export const waitingLists: readonly WaitingList[] = [
  ...reviewDesks,
  ...areas.flatMap(({ draws }) => draws ?? []),
];

const abouts = Object.assign({}, ...areas.map(({ about }) => about)) as NonNullable<Area['about']>;

/** What a record is about, by its id. */
export function aboutRecord(exchange: Exchange, id: string): About | undefined {
  return lookup(abouts, id.replace(/\d+$/, ''))?.(exchange, id);
}
