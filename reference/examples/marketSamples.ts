import { stockBoard } from '../../src/api/contract/board';
import { stockCandles } from '../../src/api/contract/candles';
import { stockCompany } from '../../src/api/contract/company';
import { document, newsArticle, newsList } from '../../src/api/contract/content';
import { marketBreadth } from '../../src/api/contract/market';
import {
  stockDetail,
  stockList,
  stockQuotes,
  stockRanking,
  stockSearch,
} from '../../src/api/contract/stocks';
import {
  watchlist,
  watchlistAdd,
  watchlistGroups,
  watchlistGroupsSave,
  watchlistRemove,
  watchlistSort,
} from '../../src/api/contract/watchlist';
import { first, sample } from './sample';
import type { Trial } from './trial';

/** Stocks by turnover, as the screen requests them. */
const listed = { sort: 'turnover', direction: 'descending', offset: 0, limit: 20 } as const;

const aStock = async ({ ask }: Trial) => first((await ask(stockList, listed)).items);

const starred = async (trial: Trial) => {
  const { exchange, symbol } = await aStock(trial);
  const where = { exchange, type: 'jpy' };
  const stars = await trial.ask(watchlist, where);
  if (stars.length === 0) await trial.ask(watchlistAdd, { ...where, symbol });
  return { ...where, stars: stars.length > 0 ? stars : [{ symbol }] };
};

/** Two groups, the first of them with a starred stock. */
const grouped = async (trial: Trial) => {
  const { stars } = await starred(trial);
  return {
    groups: [
      { id: '4f0c2a', name: 'Dividends', symbols: [first(stars).symbol] },
      { id: '9be17d', name: 'Later', symbols: [] },
    ],
  };
};

/** Samples about news, stocks and the watchlist. */
export const marketSamples = [
  sample(newsList, () => ({ language: 'en', page: 1 })),
  sample(newsArticle, async ({ ask }) => {
    const { items } = await ask(newsList, { language: 'en', page: 1 });
    return { language: 'en', id: first(items).id };
  }),
  sample(document, () => ({ language: 'en', kind: 'tradeRule' })),
  sample(stockList, () => listed),
  sample(marketBreadth, () => ({})),
  sample(stockCompany, async (trial) => ({ symbol: (await aStock(trial)).symbol })),
  sample(stockRanking, () => ({ kind: 'gainers' })),
  sample(stockSearch, async (trial) => ({ query: (await aStock(trial)).code, limit: 20 })),
  sample(stockQuotes, async ({ ask }) => ({
    symbols: (await ask(stockList, listed)).items.slice(0, 2).map(({ symbol }) => symbol),
  })),
  sample(stockDetail, async (trial) => ({ symbol: (await aStock(trial)).symbol })),
  sample(stockBoard, async (trial) => ({ symbol: (await aStock(trial)).symbol })),
  sample(stockCandles, async (trial) => ({ symbol: (await aStock(trial)).symbol, period: '5' })),
  sample(watchlist, async (trial) => ({ exchange: (await aStock(trial)).exchange, type: 'jpy' })),
  sample(watchlistAdd, async (trial) => {
    const { exchange, symbol } = await aStock(trial);
    return { exchange, type: 'jpy', symbol };
  }),
  sample(watchlistRemove, async (trial) => {
    const { stars, ...where } = await starred(trial);
    return { ...where, symbol: first(stars).symbol };
  }),
  sample(watchlistSort, async (trial) => {
    const { stars, ...where } = await starred(trial);
    return { ...where, symbols: stars.map(({ symbol }) => symbol).reverse() };
  }),
  sample(watchlistGroups, async (trial) => {
    await trial.ask(watchlistGroupsSave, await grouped(trial));
    return {};
  }),
  sample(watchlistGroupsSave, grouped),
];
