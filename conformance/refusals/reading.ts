import { stockBoard } from '../../src/api/contract/board';
import { stockCandles } from '../../src/api/contract/candles';
import { stockCompany } from '../../src/api/contract/company';
import { newsArticle } from '../../src/api/contract/content';
import { noticeDetail, noticeMarkRead } from '../../src/api/contract/notices';
import { stockDetail, stockList } from '../../src/api/contract/stocks';
import { supportInfo, supportSend } from '../../src/api/contract/support';
import { watchlistAdd, watchlistGroupsSave, watchlistSort } from '../../src/api/contract/watchlist';
import { refusals } from './refusalCase';

/** Refusals of the market, the watchlist, news, notices and customer service. */
export const readingRefusals = [
  refusals(newsArticle, { before: [['an unknown article', 'parameterError', { id: 'none-such' }]] }),
  refusals(noticeDetail, { before: [['an unknown notice', 'parameterError', { id: 'none-such' }]] }),
  refusals(noticeMarkRead, { before: [['an unknown notice', 'parameterError', { id: 'none-such' }]] }),
  refusals(stockDetail, { before: [['an unlisted stock', 'productMissing', { symbol: '0000.X' }]] }),
  refusals(stockBoard, { before: [['an unlisted stock', 'productMissing', { symbol: '0000.X' }]] }),
  refusals(stockCandles, { before: [['an unlisted stock', 'productMissing', { symbol: '0000.X' }]] }),
  refusals(stockCompany, { before: [['an unlisted stock', 'productMissing', { symbol: '0000.X' }]] }),
  refusals(stockList, { before: [['a window of 201 stocks', 'parameterError', { limit: 201 }]] }),
  refusals(watchlistAdd, { before: [['an unlisted stock', 'productMissing', { symbol: '0000.X' }]] }),
  refusals(watchlistSort, {
    before: [
      ['a stock that is not on it', 'parameterError', { symbols: ['0000.X'] }],
      [
        'a stock twice',
        'parameterError',
        ({ good }) => ({ symbols: [...good.symbols.slice(0, 1), ...good.symbols.slice(0, 1)] }),
      ],
    ],
  }),
  refusals(watchlistGroupsSave, {
    before: [
      ['a group without a name', 'parameterError', { groups: [{ id: 'a', name: ' ', symbols: [] }] }],
      [
        'a name of 13 characters',
        'parameterError',
        { groups: [{ id: 'a', name: 'x'.repeat(13), symbols: [] }] },
      ],
      [
        'two groups of one name',
        'parameterError',
        ({ good }) => ({ groups: [...good.groups, { id: 'a', name: good.groups[0]?.name, symbols: [] }] }),
      ],
      [
        'a group twice',
        'parameterError',
        ({ good }) => ({ groups: [...good.groups, { ...good.groups[0], name: 'x', symbols: [] }] }),
      ],
      [
        'a stock in two groups',
        'parameterError',
        ({ good }) => ({ groups: [...good.groups, { ...good.groups[0], id: 'a', name: 'x' }] }),
      ],
      [
        'eleven groups',
        'parameterError',
        {
          groups: Array.from({ length: 11 }, (_, place) => ({
            id: String(place),
            name: String(place),
            symbols: [],
          })),
        },
      ],
    ],
  }),
  refusals(supportSend, {
    before: [
      ['an empty message', 'sendFailed', { message: '  ' }],
      [
        'a message that is too long',
        'sendFailed',
        async ({ trial }) => ({
          message: 'x'.repeat((await trial.ask(supportInfo, {})).maxCharacters + 1),
        }),
      ],
    ],
    after: [
      [
        'a sixth message within ten minutes',
        'submittedTooFrequently',
        async ({ trial, good }) => {
          for (let turn = 0; turn < 5; turn++)
            await trial.ask(supportSend, { ...good, clientRequestId: trial.newId() }).catch(() => undefined);
          return {};
        },
      ],
    ],
  }),
];
