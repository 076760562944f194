import type { MarketIndex } from '../../../src/api/contract/market';
import { divide, multiply, subtract } from '../../../src/domain/decimal';
import { type DayProgress, progressAt, progressOn } from './dayProgress';
import { latestPrice } from './latestPrice';
import type { Listing } from './listings';
import type { Market } from './market';

/** An invented index: the mean of its members' prices relative to their base prices. */
interface IndexDefinition {
  id: string;
  name: MarketIndex['name'];
  /** Points when every member is at its base price. */
  basePoints: number;
  includes: (listing: Listing) => boolean;
}

const definitions: readonly IndexDefinition[] = [
  {
    id: 'composite',
    name: { en: 'Compass Composite', tw: '羅盤綜合指數', jp: '羅針総合指数' },
    basePoints: 2400,
    includes: () => true,
  },
  {
    id: 'east',
    name: { en: 'East Main', tw: '東部主市場指數', jp: '東部本則指数' },
    basePoints: 31000,
    includes: ({ exchange }) => exchange === 'EAST',
  },
  {
    id: 'technology',
    name: { en: 'Compass Technology', tw: '羅盤科技指數', jp: '羅針テクノロジー指数' },
    basePoints: 8600,
    // Without makers of medical devices, which the exchange counts among electronics.
    includes: ({ sector, name }) =>
      ['electronics', 'services', 'machinery'].includes(sector) && !name.en.endsWith('Medical'),
  },
  {
    id: 'regional',
    name: { en: 'West & North', tw: '西北部指數', jp: '西北部指数' },
    basePoints: 640,
    includes: ({ exchange }) => exchange !== 'EAST',
  },
];

const trailLength = 40;

/** The market's indices at a time, in points with at most two decimals. They are computed from the core listings. */
export function indicesAt(market: Market, moment: number): MarketIndex[] {
  return definitions.flatMap((definition) => {
    const members = market.coreListings.filter(
      (listing) => !listing.suspended && definition.includes(listing),
    );
    return members.length > 0 ? indexOf(market, definition, members, moment) : [];
  });
}

function indexOf(
  market: Market,
  { id, name, basePoints }: IndexDefinition,
  members: readonly Listing[],
  moment: number,
): MarketIndex {
  const today = members.map((listing) => progressAt(market, listing, moment));
  const value = points(basePoints, today, latestPrice);
  const previousClose = points(basePoints, today, ({ of }) => of.outline.previousClose);
  const change = subtract(value, previousClose);
  const changePercent = divide(multiply(change, '100'), previousClose, 2);
  return { id, name, value, change, changePercent, trail: trailOf(market, basePoints, today, moment) };
}

/** Values of the latest session up to now. All members have their first trade at the same time. */
function trailOf(
  market: Market,
  basePoints: number,
  today: readonly DayProgress[],
  moment: number,
): string[] {
  const begun = today.map((progress) =>
    progress.trades > 0 ? progress : dayBefore(market, progress, moment),
  );
  const least = Math.min(...begun.map(({ trades }) => trades));
  const steps = Math.min(trailLength, least) - 1;
  const earlier = Array.from({ length: steps }, (_, step) => {
    const trade = Math.floor((step * (least - 1)) / steps);
    return points(basePoints, begun, ({ of }) => of.priceOf(trade));
  });
  return [...earlier, points(basePoints, begun, latestPrice)];
}

function dayBefore(market: Market, { of }: DayProgress, moment: number): DayProgress {
  return progressOn(market, of.listing, market.calendar.dayOf(of.day.ordinal - 1), moment);
}

function points(
  basePoints: number,
  members: readonly DayProgress[],
  priceOf: (member: DayProgress) => number,
): string {
  const ratios = members.map((member) => priceOf(member) / member.of.listing.basePrice);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return divide(String(Math.round(basePoints * mean * 100)), '100', 2);
}
