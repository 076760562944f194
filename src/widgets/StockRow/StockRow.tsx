import { memo } from 'react';
import type { Stock } from '../../api/contract/stocks';
import type { ChangeForm } from '../../domain/watchlistOrder';
import { formatSignedPercent } from '../../format/percent';
import { formatPrice } from '../../format/price';
import { shortenLabel } from '../../format/shortenLabel';
import { formatSigned } from '../../format/signed';
import { directionMark, directionOf } from '../direction';
import { useFlash } from '../Price/useFlash';
import { rowClass } from './rowStyle';
import { useRowTextsOfList } from './rowTexts';

export interface StockRowProps {
  stock: Stock;
  /** Where the row leads. */
  href: string;
  /** What was traded today, beneath the price: the yen (usual) or the shares. */
  traded?: 'totalAmount' | 'volume';
  /** Place in a ranked list, from 1. */
  rank?: number;
  /** What is shown first of the change: the percent (usual) or the yen. The other one stands beneath. */
  changeForm?: ChangeForm;
}

/** The shortened name (specification 9), narrower beside a rank. A screen reader hears the whole. */
function StockName({ name, limit }: { name: string; limit: 9 | 10 }) {
  const short = shortenLabel(name, limit);
  if (short === name) return <span className="name">{name}</span>;
  return (
    <>
      <span className="name" aria-hidden="true">
        {short}
      </span>
      <span className="whole">{name}</span>
    </>
  );
}

/**
 * A stock in a list: who it is, its last price with what was traded, and its change in percent and in yen. The whole
 * row leads to its details, where its whole name and figures are. All rows are of one height, whatever they show. Thousands of them are scrolled through
 * while prices change, so the parts are plain elements under one style. Stands in `StockRows`.
 */
export const StockRow = memo(function StockRow(props: StockRowProps) {
  const { stock, href, traded = 'totalAmount', rank, changeForm = 'percent' } = props;
  const { language, traded: tradedTexts } = useRowTextsOfList();
  const { symbol, latestPrice, change, changePercent } = stock;
  const price = useFlash(latestPrice, symbol);
  const direction = directionOf(change);
  const forms = {
    percent: formatSignedPercent(changePercent),
    amount: formatSigned(change, { decimals: latestPrice.split('.')[1]?.length ?? 0 }),
  };
  return (
    <a className={rowClass} href={href} data-direction={direction} data-ranked={rank !== undefined}>
      {rank !== undefined && <span className="rank">{rank}</span>}
      <span className="who">
        <StockName name={stock.name[language]} limit={rank === undefined ? 10 : 9} />{' '}
        <span className="code">{stock.code}</span>
      </span>
      <span className="price">
        <span ref={price}>{formatPrice(latestPrice)}</span>
      </span>
      <span className="traded">{tradedTexts[traded](stock[traded])}</span>
      <span className="percent">
        {direction !== 'flat' && <span aria-hidden="true">{directionMark[direction]}</span>}
        {forms[changeForm]}
      </span>
      <span className="change">{forms[changeForm === 'percent' ? 'amount' : 'percent']}</span>
    </a>
  );
});
