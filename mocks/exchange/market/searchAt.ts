import type { Stock } from '../../../src/api/contract/stocks';
import { searchForm } from '../../../src/domain/market/searchForm';
import { exchangeNames } from './exchangesAt';
import type { Listing } from './listings';
import { listingsOn, type Market } from './market';
import { stockOf } from './quotes';
import { matchKinds, matchOf, type Searchable } from './searchText';

const searchables = new WeakMap<Listing, Searchable>();

/** Search results at a time, best matches first, equal matches by code. */
export function searchAt(market: Market, query: string, limit: number, moment: number): Stock[] {
  const matches = listingsOn(market, market.calendar.dayAt(moment).ordinal).map((listing) => ({
    listing,
    kind: matchOf(query, searchable(listing)),
  }));
  return matchKinds
    .flatMap((best) => matches.filter(({ kind }) => kind === best))
    .slice(0, limit)
    .map(({ listing }) => stockOf(market, listing, moment));
}

function searchable(listing: Listing): Searchable {
  const known = searchables.get(listing);
  if (known) return known;
  const { code, name, reading } = listing;
  const made = {
    code: searchForm(code),
    names: [name.jp, name.tw, name.en, reading].map(searchForm),
    exchange: Object.values(exchangeNames[listing.exchange]).map(searchForm),
  };
  searchables.set(listing, made);
  return made;
}
