'use client';
import type { ReactNode, RefObject } from 'react';
import type { Stock, StockSort } from '../../../api/contract/stocks';
import type { ByLanguage } from '../../../i18n/inLanguage';
import { directionMark, directionOf } from '../direction';
import type { RowTexts } from './rowTexts';

type Shown = 'change' | 'changePercent' | 'code' | 'latestPrice' | 'symbol' | 'totalAmount' | 'volume';

/** What a row shows of a stock. A `Stock` of the contract is one. */
export interface RowStock extends Pick<Stock, Shown>, Partial<Pick<Stock, 'previousClose'>> {
  /** Name of the company by language. */
  name: ByLanguage;
}

/** What the cells of a row show. */
export interface RowContent {
  stock: RowStock;
  texts: RowTexts;
  traded: 'totalAmount' | 'volume';
  /** The change, in the form that comes first and in the other one. */
  changes: readonly [first: string, other: string];
  /** Flashes when the price changes. */
  price: RefObject<HTMLElement | null>;
}

/** A figure of a stock: its class and grid area, and its content. */
interface StockFigure {
  name: string;
  cell: (row: RowContent) => ReactNode;
}

/** The price figure. What changes has an element of its own (`StockRow`). */
const price: StockFigure = {
  name: 'price',
  cell: (row) => <span ref={row.price}>{row.texts.formats.price(row.stock.latestPrice)}</span>,
};

const percent: StockFigure = {
  name: 'percent',
  cell: ({ stock, changes: [first] }) => {
    const direction = directionOf(stock.change);
    return (
      <>
        {direction !== 'flat' && (
          <span className="mark" aria-hidden="true">
            {directionMark[direction]}
          </span>
        )}
        <span>{first}</span>
      </>
    );
  },
};

const traded: StockFigure = {
  name: 'traded',
  cell: (row) => row.texts.traded[row.traded](row.stock[row.traded]),
};

const change: StockFigure = { name: 'change', cell: ({ changes: [, other] }) => other };

/**
 * The columns beside the name, from the left: two figures, one above the other. Rows, headings and placeholders are made
 * of them.
 */
export const stockColumns = [
  { upper: price, lower: traded, width: '11.9ch', widthRanked: '11.4ch', placeholders: [110, 150] },
  { upper: percent, lower: change, width: '10.4ch', widthRanked: '10.4ch', placeholders: [150, 70] },
] as const;

/** The heads of the columns in a list of a sort: of the names, of the prices, and of the changes in the form that is sorted. */
export const stockHeads = (sort: StockSort): readonly StockSort[] => [
  'name',
  'latestPrice',
  sort === 'change' ? 'change' : 'changePercent',
];
