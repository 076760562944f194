import type { Company } from '../../../../src/api/contract/company';
import { exchangeDate } from '../../../../src/domain/market/tradingSession';
import { dateOfListing } from '../dateOfListing';
import { mix, unit } from '../hash';
import type { Listing } from '../listings';
import { listingBySymbol, type Market } from '../market';
import { businessTexts } from './businessTexts';
import { companyEvents } from './companyEvents';

/**
 * The company behind a symbol, at a time. Everything about it is invented, and always the same but for its next dates.
 *
 * @throws if the symbol does not exist
 */
export function companyAt(market: Market, symbol: string, moment: number): Company {
  const listing = listingBySymbol(market, symbol);
  const chance = (purpose: number) => unit(mix(listing.key, purpose));
  const shares = sharesOutstanding(listing);
  return {
    business: businessTexts[listing.sector],
    foundedIn: Number(dateOfListing(market, listing).slice(0, 4)) - 8 - Math.floor(chance(81) * 40),
    // One for 20 to 60 million yen of its value.
    employees: Math.ceil((shares * listing.basePrice) / (2e7 + 4e7 * chance(82))),
    sharesOutstanding: shares,
    // One company in eight had a loss.
    earningsPerShare: tenths(listing.basePrice * (chance(83) < 0.125 ? -0.05 : 0.035 + 0.07 * chance(84))),
    bookValuePerShare: tenths(listing.basePrice * (0.5 + 1.1 * chance(85))),
    events: companyEvents(listing.key, exchangeDate(moment), market.holidays),
  };
}

/** On an average day between 0.3 and 1 % of them are traded; in whole lots of 100,000. */
function sharesOutstanding({ key, dailyVolume }: Listing): number {
  return Math.ceil((dailyVolume * (100 + 230 * unit(mix(key, 86)))) / 100_000) * 100_000;
}

const tenths = (yen: number): string => String(Math.round(yen * 10) / 10);
