import type { Exchange } from '../exchange/exchange';
import type { Market } from '../exchange/market/market';
import type { Member } from '../exchange/world';
import { attempt } from './attempt';
import { storyNow } from './clock';
import type { Scene } from './play';
import {
  bidForBlocks,
  borrow,
  buyAFew,
  changeMoney,
  followSomebody,
  lockSomeMoneyUp,
  orderAndCancel,
  payBack,
  payForWhatWasWon,
  payIn,
  payOut,
  sellAll,
  subscribeToAll,
} from './whaleHabits';

type Time = `${number}:${number}`;

interface Habit {
  time: Time;
  deed: (exchange: Exchange, member: Member, visit: number) => void;
  /** Every so many visits, from one of them on; at every visit unless given. */
  every?: number;
  from?: number;
}

const habits: Habit[] = [
  { time: '9:31', deed: payForWhatWasWon },
  { time: '9:32', deed: subscribeToAll },
  { time: '9:35', deed: buyAFew },
  { time: '9:40', deed: orderAndCancel },
  { time: '9:52', deed: sellAll },
  { time: '10:01', deed: bidForBlocks, every: 2 },
  { time: '10:30', deed: followSomebody, every: 9 },
  { time: '11:03', deed: lockSomeMoneyUp, every: 10 },
  { time: '11:11', deed: changeMoney, every: 7 },
  { time: '11:20', deed: payIn, every: 8, from: 3 },
  { time: '14:10', deed: payOut, every: 8 },
  { time: '14:20', deed: borrow, every: 12 },
  { time: '14:20', deed: payBack, every: 12, from: 4 },
];

/** Trading days from one visit to the next. */
const interval = 4;
const minute = 60_000;

/** Visits to the exchange, from a moment (epoch ms) to the days before the story. What is refused is left undone. */
export function whaleYears(member: Member, { calendar }: Market, from: number): Scene[] {
  const first = calendar.dayAt(from).ordinal;
  const visits = Math.floor((calendar.dayAt(storyNow).ordinal - first) / interval);
  return Array.from({ length: visits }, (_, visit) => {
    const { midnight } = calendar.dayOf(first + visit * interval);
    return habits
      .filter(({ every = 1, from: start = 0 }) => visit % every === start)
      .map(({ time, deed }) => ({
        at: midnight + minutesOf(time) * minute,
        act: (exchange: Exchange) => void attempt(() => deed(exchange, member, visit)),
      }));
  }).flat();
}

function minutesOf(time: Time): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
