'use client';
import { Fragment, memo } from 'react';
import type { ChangeForm } from '../../../domain/watchlist/watchlistOrder';
import { shortenLabel } from '../../../format/shortenLabel';
import { inLanguage } from '../../../i18n/inLanguage';
import { directionOf } from '../direction';
import { useFlash } from '../Price/useFlash';
import { RowTrail } from './RowTrail';
import { rowClass } from './rowStyle';
import { useRowTextsOfList } from './rowTexts';
import { type RowContent, type RowStock, stockColumns } from './stockColumns';

export type { RowStock } from './stockColumns';

export interface StockRowProps {
  /** The stock. */
  stock: RowStock;
  /** Address of its details. */
  href: string;
  /** Which figure is below the price: today's turnover in yen (default) or volume in shares. */
  traded?: 'totalAmount' | 'volume';
  /** Use in a ranking: the place, from 1. */
  rank?: number;
  /** Which form of the change comes first: percent (default) or yen. The other one is below. */
  changeForm?: ChangeForm;
  /** Set where the member holds the stock: a word beside the code says so. */
  held?: boolean;
  /** Use for a line of the day: the `trail` of the stock in a list. Pass the same array while it is the same. */
  trail?: readonly string[] | null | undefined;
}

/**
 * The shortened name (specification 9), shorter next to a rank. Screen readers get the whole name. Always two elements,
 * because another stock may take this place.
 */
function StockName({ name, limit }: { name: string; limit: 9 | 10 }) {
  const short = shortenLabel(name, limit);
  const whole = short === name;
  return (
    <>
      <span className="name" aria-hidden={!whole}>
        {short}
      </span>
      <span className="whole">{whole ? '' : name}</span>
    </>
  );
}

/**
 * A stock in a list: name, course of the day, last price with turnover or volume, and change in percent and yen. Use
 * inside `StockRows`.
 *
 * The row links to the details, which show the whole name and exact figures. All rows have the same height.
 *
 * Its columns are those of `stockColumns`. Its parts are plain elements with one shared style, because thousands of rows scroll while prices change. What changes
 * has an element of its own: a browser's translator replaces texts, and React can't change a text beside an element then.
 */
export const StockRow = memo(function StockRow(props: StockRowProps) {
  const { stock, href, traded = 'totalAmount', rank, changeForm = 'percent', trail, held = false } = props;
  const texts = useRowTextsOfList();
  const { symbol, latestPrice, change, changePercent } = stock;
  const price = useFlash(latestPrice, symbol);
  const direction = directionOf(change);
  const percent = texts.formats.signedPercent(changePercent);
  const amount = texts.formats.signed(change, { decimals: latestPrice.split('.')[1]?.length ?? 0 });
  const changes = changeForm === 'percent' ? ([percent, amount] as const) : ([amount, percent] as const);
  const row: RowContent = { stock, texts, traded, changes, price };
  return (
    <a
      className={rowClass}
      href={href}
      data-direction={direction}
      data-ranked={rank !== undefined}
      data-trail={trail != null}
    >
      {rank !== undefined && <span className="rank">{rank}</span>}
      <span className="who">
        <StockName name={inLanguage(stock.name, texts.language)} limit={rank === undefined ? 10 : 9} />
        <span className="code">{` ${stock.code}`}</span>
        {held && <span className="held">{` ${texts.held}`}</span>}
      </span>
      {trail != null && (
        <span className="trail">
          <RowTrail trail={trail} previousClose={stock.previousClose} direction={direction} />
        </span>
      )}
      {stockColumns.map(({ upper, lower }) => (
        <Fragment key={upper.name}>
          <span className={upper.name}>{upper.cell(row)}</span>
          <span className={lower.name}>{lower.cell(row)}</span>
        </Fragment>
      ))}
    </a>
  );
});
