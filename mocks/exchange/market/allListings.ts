import { mix } from './hash';
import { type Listing, listingOf } from './listings';

/*
 * Companies listed since the market began: four thousand companies with codes from 1000 to 4999, the same for every
 * seed. Each is created on first use, so that the first prices do not wait for all companies.
 */

export const firstCode = 1000;
export const lastCode = 4999;

/** Codes of the companies used by scenarios and indices: about 60, below 1300. */
const coreCodes = Array.from({ length: 60 }, (_, index) => firstCode + ((index * 37 + 1) % 300)).sort(
  (a, b) => a - b,
);
const lastCoreCode = coreCodes.at(-1);
const coreCodeSet: ReadonlySet<number> = new Set(coreCodes);

const listingCache = new Map<number, Listing>();
let all: readonly Listing[] | undefined;

/** The company with a code from `firstCode` to `lastCode`. */
export function listingByCode(code: number): Listing {
  const listing = listingCache.get(code) ?? listingOf(code, isSuspended(code));
  listingCache.set(code, listing);
  return listing;
}

/** All listings, by code. */
export function allListings(): readonly Listing[] {
  all ??= Array.from({ length: lastCode - firstCode + 1 }, (_, index) => listingByCode(firstCode + index));
  return all;
}

/** The core listings: a small market with all kinds of stocks. */
export const coreListings: readonly Listing[] = coreCodes.map(listingByCode);

/** Suspends the last core listing, and about one in five hundred of the others. */
function isSuspended(code: number): boolean {
  if (coreCodeSet.has(code)) return code === lastCoreCode;
  return mix(firstCode, code) % 500 === 0;
}
