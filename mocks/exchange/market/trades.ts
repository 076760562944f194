import { closingTime, sessions } from '../../../src/domain/market/tradingSession';
import { mix, unit } from './hash';

/*
 * Times of trades. Session time is divided into slots of two seconds with one trade each, within the slot's first
 * second, so trades are one to three seconds apart. Each session opens with a trade at its first moment.
 */

const slotLength = 2000;
const latestInSlot = 1000;
export const tradesPerMinute = 60_000 / slotLength;

/** Trades of a listing in a whole day. */
export const tradesPerDay =
  sessions.reduce((length, { opens, closes }) => length + (closes - opens), 0) / slotLength;

/** Before the close, orders are collected for five minutes, and nothing trades until the auction (decision 64). */
export const preClosing = {
  /** In ms after midnight. */
  begins: closingTime - 5 * 60_000,
  /** The first trade that does not take place, and the one that is the auction. */
  from: tradesPerDay - 5 * tradesPerMinute,
  auction: tradesPerDay - 1,
};

/** Whether one of the day's trades does not take place. */
export const skips = (trade: number): boolean => trade >= preClosing.from && trade < preClosing.auction;

/** The first trade from a number on that takes place. */
export const tradeFrom = (trade: number): number => (skips(trade) ? preClosing.auction : trade);

/**
 * Number of the day's trades up to a time.
 *
 * @param key the key of the listing's day
 */
export function tradesUntil(key: number, midnight: number, moment: number): number {
  let trades = 0;
  for (const { opens, closes } of sessions) {
    const elapsed = Math.min(moment - midnight, closes) - opens;
    if (elapsed < 0) break;
    const slots = Math.floor(elapsed / slotLength);
    const pending = moment - midnight < closes && elapsed % slotLength >= delay(key, trades, slots);
    trades += slots + (pending ? 1 : 0);
  }
  return trades;
}

/** Time of one of the day's trades, counted from 0, in epoch ms. */
export function momentOfTrade(key: number, midnight: number, trade: number): number {
  let before = 0;
  for (const { opens, closes } of sessions) {
    const inSession = trade - before;
    const slots = (closes - opens) / slotLength;
    if (inSession < slots) return midnight + opens + inSession * slotLength + delay(key, before, inSession);
    before += slots;
  }
  throw new RangeError(`a day has no trade ${trade}`);
}

function delay(key: number, before: number, slot: number): number {
  return slot === 0 ? 0 : Math.floor(unit(mix(mix(key, 31), before + slot)) * latestInSlot);
}
