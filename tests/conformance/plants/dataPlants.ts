import { edit, isSuccess, type Plant, put, valueAt } from './plant';

/** Faults of data: their types, and what they are about. */
export const dataPlants: Plant[] = [
  {
    what: 'a dropped field',
    only: '/stock/Detail',
    says: /does not accept its answer: data\.latestPrice/,
    after: edit('data.latestPrice', () => undefined),
  },
  {
    what: 'an amount with a thousands separator',
    only: '/user/Account',
    says: /data\.totalAssets/,
    after: edit('data.totalAssets', () => '10,000,000'),
  },
  {
    what: 'a number for a string',
    only: '/trade/Position',
    says: /data\.symbol, Invalid type/,
    after: edit('data.symbol', () => 1063),
  },
  {
    what: 'a word of no set',
    only: '/trade/Positions',
    says: /data\.items\[\]\.side/,
    after: edit('data.items.0.side', () => 'buy'),
  },
  {
    what: 'a day for a moment',
    only: '/notice/List',
    says: /data\.items\[\]\.publishedAt/,
    after: edit('data.items.0.publishedAt', () => '2026-11-20'),
  },
  {
    what: 'null for a required object',
    only: '/exchange/Wallets',
    says: /data\.source/,
    after: edit('data.source', () => null),
  },
  {
    what: 'a string for a boolean',
    only: '/deposit/Channels',
    says: /data\.channels\[\]\.needsPassword/,
    after: edit('data.channels.0.needsPassword', String),
  },
  {
    what: 'a name without one language',
    only: '/stock/List',
    says: /data\.items\[\]\.name\.tw/,
    after: edit('data.items.0.name.tw', () => undefined),
  },
  {
    what: 'a blank around an amount, which the document does not have',
    only: '/loan/Terms',
    says: /does not fit the document: data\.creditLimit/,
    after: edit('data.creditLimit', (value) => ` ${value}`),
  },
  {
    what: 'another stock',
    only: '/stock/Detail',
    says: /asked for the symbol .* and answers with "0000\.X"/,
    after: edit('data.symbol', () => '0000.X'),
  },
  {
    what: 'a board whose bids reach its asks',
    only: '/stock/Board',
    says: /Its board has bids that reach its asks, or a last price outside both/,
    after: (answer) => {
      const asks = valueAt(answer.body, 'data.asks') as { price: string }[];
      if (isSuccess(answer) && asks[0]) put(answer.body, 'data.bids.0.price', asks[0].price);
    },
  },
  {
    what: 'a board with another last trade than its price',
    only: '/stock/Board',
    says: /Its board has another last trade than latestPrice/,
    after: edit('data.trades.0.price', (price) => String(Number(price) + 1)),
  },
  {
    what: 'quotes in another order',
    only: '/stock/Quotes',
    says: /does not have the symbols that were asked for, in their order/,
    after: edit('data', (items) => (items as unknown[]).toReversed()),
  },
  {
    what: 'more stocks than asked for',
    only: '/stock/Search',
    says: /asked for \d+ items and answers with/,
    after: edit('data', (items) =>
      Array.from({ length: 60 }, (_, index) => ({
        ...Object((items as unknown[])[0]),
        symbol: `${index}.X`,
      })),
    ),
  },
  {
    what: 'deposits of another status',
    only: '/deposit/Records',
    says: /asked for the status \w+ and answers with "pendingReview"/,
    before: ({ body }) => delete body.status,
  },
];
