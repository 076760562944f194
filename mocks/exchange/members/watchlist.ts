import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { findListing } from '../market/market';
import { Refusal } from '../refusal';
import type { Member } from '../world';

/** Symbols the member has starred on an exchange, the latest first. */
export function watchedSymbols(member: Member, exchangeCode: string): string[] {
  return (lookup(member.watchlist, exchangeCode) ?? []).toReversed();
}

/** Stars a stock; starring twice changes nothing. */
export function watch(exchange: Exchange, member: Member, exchangeCode: string, symbol: string): void {
  if (findListing(exchange.market, symbol)?.exchange !== exchangeCode) throw new Refusal('productMissing');
  const starred = lookup(member.watchlist, exchangeCode) ?? [];
  if (!starred.includes(symbol)) member.watchlist[exchangeCode] = [...starred, symbol];
}

/** Takes a star away; one that isn't there changes nothing. */
export function unwatch(member: Member, exchangeCode: string, symbol: string): void {
  const starred = lookup(member.watchlist, exchangeCode);
  if (starred) member.watchlist[exchangeCode] = starred.filter((other) => other !== symbol);
}
