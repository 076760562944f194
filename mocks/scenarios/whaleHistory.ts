import type { Exchange } from '../exchange/exchange';
import type { Market } from '../exchange/market/market';
import type { Member } from '../exchange/world';
import { attempt } from './attempt';
import { storyNow } from './clock';
import type { TimedAction } from './timedActions';
import {
  bidForBlocks,
  buyLockUpProduct,
  buyThreeStocks,
  convertYen,
  depositFunds,
  followMentor,
  orderAndCancel,
  payForWonIpos,
  repayLoan,
  sellAll,
  subscribeToAll,
  takeMonthlyLoan,
  withdrawFunds,
} from './whaleActions';

type Time = `${number}:${number}`;

interface RepeatedAction {
  time: Time;
  action: (exchange: Exchange, member: Member, visit: number) => void;
  /** Repeats at every `every`-th visit, starting at visit `from`; by default at every visit. */
  every?: number;
  from?: number;
}

const repeatedActions: RepeatedAction[] = [
  { time: '9:31', action: payForWonIpos },
  { time: '9:32', action: subscribeToAll },
  { time: '9:35', action: buyThreeStocks },
  { time: '9:40', action: orderAndCancel },
  { time: '9:52', action: sellAll },
  { time: '10:01', action: bidForBlocks, every: 2 },
  { time: '10:30', action: followMentor, every: 9 },
  { time: '11:03', action: buyLockUpProduct, every: 10 },
  { time: '11:11', action: convertYen, every: 7 },
  { time: '11:20', action: depositFunds, every: 8, from: 3 },
  { time: '14:10', action: withdrawFunds, every: 8 },
  { time: '14:20', action: takeMonthlyLoan, every: 12 },
  { time: '14:20', action: repayLoan, every: 12, from: 4 },
];

/** Trading days from one visit to the next. */
const interval = 4;
const minute = 60_000;

/** Visits to the exchange, from a time (epoch ms) until the days before the story. Refused actions are skipped. */
export function whaleHistory(member: Member, { calendar }: Market, from: number): TimedAction[] {
  const first = calendar.dayAt(from).ordinal;
  const visits = Math.floor((calendar.dayAt(storyNow).ordinal - first) / interval);
  return Array.from({ length: visits }, (_, visit) => {
    const { midnight } = calendar.dayOf(first + visit * interval);
    return repeatedActions
      .filter(({ every = 1, from: start = 0 }) => visit % every === start)
      .map(({ time, action }) => ({
        at: midnight + minutesOf(time) * minute,
        act: (exchange: Exchange) => void attempt(() => action(exchange, member, visit)),
      }));
  }).flat();
}

function minutesOf(time: Time): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
