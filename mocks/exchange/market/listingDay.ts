import { closingTime } from '../../../src/domain/market/tradingSession';
import type { DayOutline } from './dayOutline';
import { dayPath } from './dayPath';
import { dayTurnover } from './dayTurnover';
import { dayVolume } from './dayVolume';
import type { Listing } from './listings';
import { preClosing, skips, tradesUntil } from './trades';
import type { TradingDay } from './tradingCalendar';

type ByTrades = (trades: number) => number;

/** A listing on one complete trading day, including its future. Values are computed on first use. */
export class ListingDay {
  readonly listing: Listing;
  readonly day: TradingDay;
  /** Key of the listing's day. */
  readonly key: number;
  readonly outline: DayOutline;
  private path: ByTrades | undefined;
  private volume: ByTrades | undefined;
  private turnover: ByTrades | undefined;

  constructor(listing: Listing, day: TradingDay, key: number, outline: DayOutline) {
    this.listing = listing;
    this.day = day;
    this.key = key;
    this.outline = outline;
  }

  /** Number of trades up to a time before, on or after this day; always 0 while the listing is suspended. */
  tradesUntil(moment: number): number {
    if (this.listing.suspended) return 0;
    const trades = tradesUntil(this.key, this.day.midnight, moment);
    return trades <= this.outline.firstTrade ? 0 : this.traded(trades);
  }

  /** Whether orders are collected for the auction at the close. */
  isCollecting(moment: number): boolean {
    const sinceMidnight = moment - this.day.midnight;
    const isOver = tradesUntil(this.key, this.day.midnight, moment) > preClosing.auction;
    return sinceMidnight >= preClosing.begins && sinceMidnight < closingTime && !isOver;
  }

  /** The number of trades without those before the close that don't take place. */
  private traded(trades: number): number {
    return skips(trades - 1) ? preClosing.from : trades;
  }

  /** Price of one of the day's trades, counted from 0, or the last one before a trade that does not take place; in yen. */
  priceOf(trade: number): number {
    this.path ??= dayPath(this.key, this.outline);
    return this.path(this.traded(trade + 1) - 1);
  }

  /** Price after a number of trades: of the last one, or the previous close; in yen. */
  priceAfter(trades: number): number {
    return trades === 0 ? this.outline.previousClose : this.priceOf(trades - 1);
  }

  /** Shares traded after a number of trades. */
  volumeAfter(trades: number): number {
    this.volume ??= dayVolume(this.key, this.outline);
    return trades === 0 ? 0 : this.volume(this.traded(trades));
  }

  /** Turnover in yen after a number of trades. */
  turnoverAfter(trades: number): number {
    this.turnover ??= dayTurnover(this);
    return trades === 0 ? 0 : this.turnover(trades);
  }
}
