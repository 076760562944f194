import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { findListing } from '../market/market';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';

/** Symbols the member has starred on an exchange: the latest first, or as the member has sorted them. */
export function watchlistSymbols(member: Member, exchangeCode: string): string[] {
  return (lookup(member.watchlist, exchangeCode) ?? []).toReversed();
}

/** Stars a stock; starring twice changes nothing. */
export function addToWatchlist(
  exchange: Exchange,
  member: Member,
  exchangeCode: string,
  symbol: string,
): void {
  if (findListing(exchange.market, symbol)?.exchange !== exchangeCode) throw new Refusal('productMissing');
  const starred = lookup(member.watchlist, exchangeCode) ?? [];
  if (!starred.includes(symbol)) setEntry(member.watchlist, exchangeCode, [...starred, symbol]);
}

/** Takes a star away; one that isn't there changes nothing. */
export function removeFromWatchlist(member: Member, exchangeCode: string, symbol: string): void {
  const starred = lookup(member.watchlist, exchangeCode) ?? [];
  const others = starred.filter((other) => other !== symbol);
  if (others.length < starred.length) setEntry(member.watchlist, exchangeCode, others);
}

/** Puts stars in another order, the first one first. Those that are not named stay in front, where new ones stand. */
export function sortWatchlist(member: Member, exchangeCode: string, symbols: readonly string[]): void {
  const starred = lookup(member.watchlist, exchangeCode) ?? [];
  const named = new Set(symbols);
  if (named.size < symbols.length || symbols.some((symbol) => !starred.includes(symbol)))
    throw new Refusal('parameterError');
  const others = starred.filter((symbol) => !named.has(symbol));
  if (starred.length > 0) setEntry(member.watchlist, exchangeCode, [...symbols.toReversed(), ...others]);
}
