import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { findListing } from '../market/market';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';

/** Symbols on the member's watchlist for an exchange: latest first, or in the member's order. */
export function watchlistSymbols(member: Member, exchangeCode: string): string[] {
  return (lookup(member.watchlist, exchangeCode) ?? []).toReversed();
}

/** Adds a stock; adding it twice changes nothing. */
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

/** Removes a stock; removing a missing one changes nothing. */
export function removeFromWatchlist(member: Member, exchangeCode: string, symbol: string): void {
  const starred = lookup(member.watchlist, exchangeCode) ?? [];
  const others = starred.filter((other) => other !== symbol);
  if (others.length < starred.length) setEntry(member.watchlist, exchangeCode, others);
}

/** Sorts the watchlist, first symbol first. Symbols that are not named stay in front, like new ones. */
export function sortWatchlist(member: Member, exchangeCode: string, symbols: readonly string[]): void {
  const starred = lookup(member.watchlist, exchangeCode) ?? [];
  const named = new Set(symbols);
  if (named.size < symbols.length || symbols.some((symbol) => !starred.includes(symbol)))
    throw new Refusal('parameterError');
  const others = starred.filter((symbol) => !named.has(symbol));
  if (starred.length > 0) setEntry(member.watchlist, exchangeCode, [...symbols.toReversed(), ...others]);
}
