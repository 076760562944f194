import type { Area, EventSchedule, RecordSummary, ReviewQueue, WaitingList } from './area';
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
import { tradeArea } from './trade/area';
import { transfersArea } from './transfers/area';
import { valueStockArea } from './valueStock/area';

/** All areas of the exchange. */
export const areas: readonly Area[] = [
  tradeArea,
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

export const eventSchedules: readonly EventSchedule[] = areas.flatMap((area) => area.schedules ?? []);
export const reviewQueues: readonly ReviewQueue[] = areas.flatMap((area) => area.reviewQueues ?? []);
export const waitingLists: readonly WaitingList[] = [
  ...reviewQueues,
  ...areas.flatMap(({ draws }) => draws ?? []),
];

const summaries = Object.assign({}, ...areas.map(({ summaries: own }) => own)) as NonNullable<
  Area['summaries']
>;

/** Details of a record for its fund records, by the record's id. */
export function summaryOfRecord(exchange: Exchange, id: string): RecordSummary | undefined {
  return lookup(summaries, id.replace(/\d+$/, ''))?.(exchange, id);
}
