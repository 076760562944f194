import { mix } from './hash';
import { type Listing, listingOf } from './listings';

/*
 * Who has been listed since the market began: four thousand companies with the codes from 1000 to 4999, the same under
 * every seed. They are made when they are asked for, so that a page can show its first prices before it knows them all.
 */

export const firstCode = 1000;
export const lastCode = 4999;

/** The companies that scenarios and indices are told with: some 60, below 1300. */
const coreCodes = Array.from({ length: 60 }, (_, index) => firstCode + ((index * 37 + 1) % 300)).sort(
  (a, b) => a - b,
);
const lastCoreCode = coreCodes.at(-1);
const coreCodeSet: ReadonlySet<number> = new Set(coreCodes);

const known = new Map<number, Listing>();
let all: readonly Listing[] | undefined;

/** The company with a code from `firstCode` to `lastCode`. */
export function listingByCode(code: number): Listing {
  const listing = known.get(code) ?? listingOf(code, isSuspended(code));
  known.set(code, listing);
  return listing;
}

/** All of them, by code. */
export function allListings(): readonly Listing[] {
  all ??= Array.from({ length: lastCode - firstCode + 1 }, (_, index) => listingByCode(firstCode + index));
  return all;
}

/** The companies that everyone meets first: a small market with something of everything. */
export const coreListings: readonly Listing[] = coreCodes.map(listingByCode);

/** The last of the familiar ones, and one in some five hundred of the others. */
function isSuspended(code: number): boolean {
  if (coreCodeSet.has(code)) return code === lastCoreCode;
  return mix(firstCode, code) % 500 === 0;
}
