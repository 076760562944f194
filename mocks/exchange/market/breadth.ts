import type { MarketBreadth } from '../../../src/api/contract/market';
import { hundredthsText, percentHundredths } from './changePercent';
import { progressAt } from './dayProgress';
import { latestPrice } from './latestPrice';
import { type Sector, sectors } from './listingWords';
import type { Market } from './market';
import { sectorNames } from './sectorNames';
import { listedAt } from './stockLists';

type Movements = Omit<MarketBreadth, 'sectors'>;

const none = { advancing: 0, unchanged: 0, declining: 0 };

/** How many stocks rose and fell at a time, and the change of each sector; sectors without stocks are left out. */
export function breadthAt(
  market: Market,
  exchange: string | null | undefined,
  moment: number,
): MarketBreadth {
  const all: Movements = { ...none };
  const each = new Map<Sector, Movements & { percents: number }>();
  for (const listing of listedAt(market, exchange, moment)) {
    const progress = progressAt(market, listing, moment);
    const { previousClose } = progress.of.outline;
    const change = latestPrice(progress) - previousClose;
    const sector = each.get(listing.sector) ?? { ...none, percents: 0 };
    const way = change > 0 ? 'advancing' : change < 0 ? 'declining' : 'unchanged';
    all[way] += 1;
    sector[way] += 1;
    sector.percents += percentHundredths(change, previousClose);
    each.set(listing.sector, sector);
  }
  const found = sectors.flatMap((sector) => {
    const { percents, ...moved } = each.get(sector) ?? { ...none, percents: 0 };
    const total = moved.advancing + moved.unchanged + moved.declining;
    if (total === 0) return [];
    const changePercent = hundredthsText(Math.round(percents / total));
    return { sector, name: sectorNames[sector], ...moved, changePercent };
  });
  return { ...all, sectors: found };
}
